import { ButtonLink } from '../parts/link.tsx';
import { Standalone } from '../parts/standalone.tsx';
import { texts } from '../texts/texts.ts';

const words = texts.parts.missingPage;

export function NotFoundPage() {
  return (
    <Standalone title={words.title} lead={words.lead}>
      <div>
        <ButtonLink to="/">{words.home}</ButtonLink>
      </div>
    </Standalone>
  );
}
