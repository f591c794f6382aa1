import { Page } from '../parts/page.tsx';
import { texts } from '../texts/texts.ts';

const words = texts.connect;

export const ConnectPage = () => <Page title={words.title} />;
