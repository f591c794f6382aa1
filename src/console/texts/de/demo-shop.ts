import type { Texts } from '../texts.ts';

export const demoShop: Texts['demoShop'] = {
  title: 'Kein Shop zur Hand?',
  lead: 'Probieren Sie den Demo-Shop aus: ein englischsprachiger Outdoor-Ausstatter mit rund 60 Produkten, Warenkorb und einem Assistenten, der sofort live ist.',
  open: 'Demo-Shop ausprobieren',
  hint: {
    title: 'Das ist der Demo-Shop',
    reading: 'Aisle liest seine Seiten gerade so ein, wie es Ihre einlesen würde. Die Produkte erscheinen unten.',
    next: 'Fragen Sie den Assistenten in der Ecke nach etwas, und legen Sie es in den Warenkorb. Sie können hier alles ändern und den Assistenten jederzeit löschen.',
    visit: 'Demo-Shop besuchen',
  },
};
