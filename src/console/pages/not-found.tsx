import { ButtonLink } from '../parts/link.tsx';
import { Standalone } from '../parts/standalone.tsx';

export function NotFoundPage() {
  return (
    <Standalone title="There is no such page" lead="The address may be mistyped, or what was here is gone.">
      <div>
        <ButtonLink to="/">Go to the start page</ButtonLink>
      </div>
    </Standalone>
  );
}
