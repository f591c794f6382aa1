import { useRef } from 'preact/hooks';
import type { Ref } from 'preact';
import { MAX_QUESTION_LENGTH } from './conversation.ts';
import { Icon } from './icon.tsx';
import { memo } from './memo.ts';
import { useShop } from './shop.ts';

/** Grows with its content where the browser does not support `field-sizing`. */
function grow(box: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return;
  box.style.blockSize = 'auto';
  box.style.blockSize = `${box.scrollHeight}px`;
}

export const Composer = memo(({ isBusy, field }: { isBusy: boolean; field: Ref<HTMLTextAreaElement> }) => {
  const { texts, conversation } = useShop();
  const form = useRef<HTMLFormElement>(null);

  function send(): void {
    const box = form.current?.elements[0] as HTMLTextAreaElement;
    if (isBusy || box.value.trim() === '') return;
    const { value } = box;
    box.value = '';
    grow(box);
    void conversation.ask(value);
  }

  return (
    <form
      class="composer"
      ref={form}
      onInput={() => grow(form.current?.elements[0] as HTMLTextAreaElement)}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        ref={field}
        rows={1}
        maxLength={MAX_QUESTION_LENGTH}
        dir="auto"
        enterkeyhint="send"
        aria-label={texts.question}
        placeholder={texts.placeholder}
        onKeyDown={(event) => {
          // While composing a word (IME), Enter selects it; Safari reveals that only by the key code.
          if (event.key !== 'Enter' || event.shiftKey || event.isComposing || event.keyCode === 229) return;
          event.preventDefault();
          send();
        }}
      />
      {isBusy ? (
        <button type="button" class="send" aria-label={texts.stop} onClick={() => conversation.stop()}>
          <Icon name="stop" />
        </button>
      ) : (
        <button type="submit" class="send" aria-label={texts.send}>
          <Icon name="send" />
        </button>
      )}
    </form>
  );
});
