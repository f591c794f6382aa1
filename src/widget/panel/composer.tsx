import { useRef } from 'preact/hooks';
import { MAX_QUESTION_LENGTH } from './conversation.ts';
import { Icon } from './icon.tsx';
import { memo } from './memo.ts';
import { getServices } from './services.ts';

/** Fits the field to its content in browsers without `field-sizing`. */
function fitHeight(box: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return;
  box.style.blockSize = 'auto';
  box.style.blockSize = `${box.scrollHeight}px`;
}

export const Composer = memo(({ isBusy }: { isBusy: boolean }) => {
  const { texts, conversation } = getServices();
  const form = useRef<HTMLFormElement>(null);

  function send(): void {
    const box = form.current?.elements[0] as HTMLTextAreaElement;
    if (isBusy || box.value.trim() === '') return;
    const { value } = box;
    box.value = '';
    fitHeight(box);
    void conversation.ask(value);
  }

  return (
    <form
      class="composer"
      ref={form}
      onInput={() => fitHeight(form.current?.elements[0] as HTMLTextAreaElement)}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        rows={1}
        maxLength={MAX_QUESTION_LENGTH}
        dir="auto"
        enterkeyhint="send"
        aria-label={texts.question}
        placeholder={texts.placeholder}
        onKeyDown={(event) => {
          // In an input method, Enter accepts a word; Safari signals that only by the key code.
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
