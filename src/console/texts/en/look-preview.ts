import type { PictureProblem } from '../../types.ts';

const problems: Readonly<Record<PictureProblem, string>> = {
  no_address: 'The assistant has no shop yet. Enter the shop’s address in the settings to see your own page here.',
  no_browser: 'This server has no browser to take a picture of your page with. Its operator can install one.',
  refused: 'Your shop did not let us see its page. It may ask for a password, or a firewall may block us.',
  unreachable: 'Your page could not be reached. Check the shop’s address in the settings.',
  slow: 'Your page took too long to load.',
  large: 'Your page is too large for a picture.',
  not_rendered: 'A picture of your page could not be taken.',
  busy: 'Other pictures are being taken. Try again in a minute.',
};

export const lookPreview = {
  frame: (name: string) => `${name} on your page`,
  screen: 'Screen',
  screens: { desktop: 'Computer', phone: 'Phone' },
  taking: 'Taking a picture of your page …',
  taken: (moment: string) => `Your page on ${moment}.`,
  again: 'Take a new picture',
  problems,
  sketched: (problem: string) => `${problem} Until then, you see the assistant on a sketch.`,
};
