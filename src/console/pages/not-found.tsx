import { ButtonLink } from '../parts/link.tsx';
import { Standalone } from '../parts/standalone.tsx';

export function NotFoundPage() {
  return (
    <Standalone title="Page not found" lead="Check the address for typos. The page may also have been removed.">
      <div>
        <ButtonLink to="/">Go to the home page</ButtonLink>
      </div>
    </Standalone>
  );
}
