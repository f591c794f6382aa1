export const demoShop = {
  title: 'Don’t have a shop yet?',
  lead: 'Try the demo shop: an outdoor outfitter with about 60 products, a cart, and an assistant that is live at once.',
  open: 'Try the demo shop',
  hint: {
    title: 'This is the demo shop',
    reading: 'Aisle is reading its pages as it would read yours. The products appear below.',
    next: 'Ask the assistant in its corner for something, and put it into the cart. You can change everything here, and delete it at any time.',
    visit: 'Visit the demo shop',
  },
};
