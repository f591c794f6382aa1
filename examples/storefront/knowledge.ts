/** The content of the shop's pages, as its owner would enter it for an assistant. */
export const knowledge: readonly { title: string; content: string }[] = [
  {
    title: 'Shipping',
    content: `Ordered before 14:00 on a working day, it leaves the same day.
# Costs
Germany and Austria: 1 to 2 working days, €4.90, free from €80.
Rest of the EU: 3 to 5 working days, €8.90, free from €80.
Switzerland, Norway and the UK: 5 to 8 working days, €16.90, free from €200.
# Good to know
Gas cartridges cannot be sent outside the EU. Customs duties outside the EU are shown and paid at checkout.
Preorders ship by themselves when they arrive and cost no extra postage.`,
  },
  {
    title: 'Returns & repairs',
    content: `Sixty days from the day it arrives. Unused is ideal, one honest walk is fine.
# How to return
Use the label in the parcel, or write to us for a new one. Returns within the EU are free. We refund to the way you paid within five working days of its arrival.
Base layers, socks and slippers come back only unworn.
# Guarantee and repairs
Everything carries the legal guarantee of two years; products that carry a longer one say so. After that the bench repairs zips (from €18), soles (from €79), seams and poles at cost. Waxed jackets are re-waxed for €35.`,
  },
  {
    title: 'Size guide',
    content: `Measure over a base layer. Between two sizes, take the larger for shells and the smaller for wool.
# Boots and shoes
European sizes. EU 38 is a foot of 24 cm, and each size adds 6.7 mm. Grimstall boots run true; allow half a size for thick socks.
# Gloves
Measure around the hand below the knuckles: 7 is 18 cm, 8 is 20.5 cm, 9 is 23 cm, 10 is 25.5 cm.`,
  },
  {
    title: 'Caring for wool',
    content:
      'Wash merino at 30 °C with wool soap and without softener, and dry it flat. Felted wool is brushed, not washed. Moths keep away from cedar.',
  },
  {
    title: 'Opening hours and contact',
    content:
      'The shop and the workbench are open Tuesday to Saturday, 10:00 to 18:00. Write to hello@brackenholm.example; we answer within one working day.',
  },
];
