/** Texts to begin an entry with. What only the shop knows is a blank: `[[number of days]]`. */
export const knowledgeTemplates = {
  shipping: {
    label: 'Shipping',
    about: 'Where you ship to, how long it takes, and what it costs',
    text: `## Where we ship

We ship to [[countries]].

## How long it takes

Orders placed before [[time, such as 2 pm]] on a working day leave our warehouse the same day. Delivery takes [[number]] working days within [[your country]], and [[number]] working days to other countries.

## What it costs

| Destination | Cost | Free from |
| --- | --- | --- |
| [[your country]] | [[price]] | [[order value]] |
| [[other countries]] | [[price]] | [[order value]] |

## Tracking

We ship with [[carrier]]. You get an email with a tracking link as soon as your parcel leaves us.

## When a parcel is late or damaged

Write to [[email address]] with your order number. We find your parcel, or send you a new one.
`,
  },
  returns: {
    label: 'Returns and refunds',
    about: 'How long products can be returned, how, and when the money is back',
    text: `## How long you can return products

You can return unused products within [[number]] days of delivery. You don't have to give a reason.

## How to return a product

1. Register your return at [[address of the form]], or write to [[email address]] with your order number.
2. Pack the product in its original packaging.
3. Send it to [[return address]].

## What a return costs

[[Returns are free, or what they cost]].

## When you get your money back

We refund you within [[number]] days after your return arrives, the way you paid.

## What can't be returned

[[Products such as opened cosmetics or made-to-measure items]] can't be returned.

## Exchanges and faulty products

For another size or colour, return the product and place a new order. If a product is faulty, write to [[email address]] with a photo: we repair it, replace it or refund you, at no cost to you.
`,
  },
  sizes: {
    label: 'Sizes',
    about: 'How to measure, which size fits, and what to do between two sizes',
    text: `## How to measure

Measure over thin clothes, with the tape close to the body but not tight.

- **Chest:** around the widest part, under the arms.
- **Waist:** around the narrowest part.
- **Hips:** around the widest part.

## Size chart

| Size | Chest (cm) | Waist (cm) | Hips (cm) |
| --- | --- | --- | --- |
| S | [[chest of S]] | [[waist of S]] | [[hips of S]] |
| M | [[chest of M]] | [[waist of M]] | [[hips of M]] |
| L | [[chest of L]] | [[waist of L]] | [[hips of L]] |

## Between two sizes

Our [[kind of products]] fit [[true to size, small or large]]. Between two sizes, choose the [[larger or smaller]] one.

## If it doesn't fit

You can return or exchange it within [[number]] days.
`,
  },
  care: {
    label: 'Care',
    about: 'How to clean products, and how to make them last',
    text: `## Cleaning

Wash [[products or material]] at [[temperature]] °C with [[detergent]]. Don't bleach it. [[It may, or must not, be tumble dried]].

## Drying and ironing

[[How to dry it]]. Iron it at [[low, medium or high]] heat.

## Storing

Keep it [[where, such as dry and out of the sun]].

## Making it last

- [[What to do regularly, such as waterproofing twice a year]]
- [[What to avoid]]

## Repairs and spare parts

We [[repair, or offer spare parts for]] [[products]]. Write to [[email address]].
`,
  },
  contact: {
    label: 'Contact and opening hours',
    about: 'How to reach you, when, and where your shop is',
    text: `## How to reach us

- Email: [[email address]]
- Phone: [[phone number]]
- Form: [[address of the contact page]]

We answer emails within [[number]] working days.

## When we answer the phone

[[Days and hours, such as Monday to Friday, 9 am to 5 pm]]

## Our shop

You find us at [[street, city]]. We are open [[days and hours]]. [[Where to park, or the nearest stop]].

## Who we are

[[Company name]] has sold [[kind of products]] since [[year]].
`,
  },
};
