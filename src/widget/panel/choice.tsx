import type { AisleProduct, AisleVariant } from '../aisle.ts';
import { getServices } from './services.ts';
import { choose, isOffered } from './choosing.ts';

interface ChoiceProperties {
  product: AisleProduct;
  chosen: AisleVariant;
  onChoose: (variant: AisleVariant) => void;
}

/** A select for each option of a product. Loaded with the first card that has options. */
export function Choice({ product: { options = [], variants = [] }, chosen, onChoose }: ChoiceProperties) {
  const { texts } = getServices();
  return (
    <div class="choice">
      {options.map(({ name, values }, at) => (
        <label key={name}>
          <bdi>{name}</bdi>
          <select
            value={chosen.values[at] ?? ''}
            onChange={({ currentTarget }) => onChoose(choose(variants, chosen, at, currentTarget.value))}
          >
            {values
              .filter((value) => variants.some((variant) => variant.values[at] === value))
              .map((value) => {
                const offered = isOffered(variants, chosen, at, value);
                return (
                  <option key={value} value={value} disabled={!offered}>
                    {offered ? value : `${value} – ${texts.out_of_stock}`}
                  </option>
                );
              })}
          </select>
        </label>
      ))}
    </div>
  );
}
