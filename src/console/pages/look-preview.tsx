import { Button, NativeSelect, Text } from '@mantine/core';
import { useElementSize, useMediaQuery } from '@mantine/hooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { formatMoment } from '../parts/time.tsx';
import { useOrganization } from '../queries.ts';
import { texts } from '../texts/texts.ts';
import type { Assistant, PictureScreen, ShopPicture } from '../types.ts';
import { usePreview } from './assistant-preview-token.ts';
import styles from './look-preview.module.css';

const words = texts.lookPreview;
/** In CSS pixels, as the service takes the pictures. */
const SIZES: Record<PictureScreen, { width: number; height: number }> = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
};
const MAX_HEIGHT = 640;
const COLOUR = /^(?:#(?:[\da-f]{3}|[\da-f]{6}))?$/i;

/** The look that is being edited; the widget shows it before it is saved. */
export interface Look {
  primaryColor?: string;
  position?: 'left' | 'right';
}

/** The real widget on a picture of the shop's own page, or on a sketch where there is none. */
export function LookPreview({ assistant, look }: { assistant: Assistant; look: Look }) {
  const { assistantId, siteUrl } = assistant;
  const { organizationId, call } = useOrganization();
  const isNarrow = useMediaQuery('(width < 48rem)', false, { getInitialValueInEffect: false });
  const [screen, setScreen] = useState<PictureScreen>(isNarrow ? 'phone' : 'desktop');
  const client = useQueryClient();
  const queryKey = ['picture', organizationId, assistantId, siteUrl, screen];
  const picture = useQuery({
    queryKey,
    queryFn: () => call.picture_shop({ assistantId, screen }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  const renewal = useMutation({
    mutationFn: () => call.picture_shop({ assistantId, screen, again: true }),
    onSuccess: (taken) => client.setQueryData(queryKey, taken),
  });
  const error = picture.error ?? renewal.error;
  const isTaking = picture.isFetching || renewal.isPending;
  return (
    <div>
      <div className={styles.bar}>
        <NativeSelect
          label={words.screen}
          value={screen}
          data={(['desktop', 'phone'] as const).map((value) => ({ value, label: words.screens[value] }))}
          onChange={({ currentTarget }) => setScreen(currentTarget.value === 'phone' ? 'phone' : 'desktop')}
        />
        <Button variant="default" loading={isTaking} disabled={siteUrl === null} onClick={() => renewal.mutate()}>
          {words.again}
        </Button>
      </div>
      <Frame key={screen} assistant={assistant} look={look} screen={screen} takenAt={picture.data?.takenAt ?? null} />
      {error && <ErrorAlert error={error} />}
      <Text size="sm" c="dimmed" role="status">
        {isTaking ? words.taking : picture.data && outcomeOf(picture.data)}
      </Text>
    </div>
  );
}

function outcomeOf({ problem, takenAt }: ShopPicture): string {
  if (problem !== null) return words.sketched(words.problems[problem]);
  return takenAt === null ? '' : words.taken(formatMoment(takenAt));
}

interface FrameProps {
  assistant: Assistant;
  look: Look;
  screen: PictureScreen;
  /** Null shows a sketch. */
  takenAt: string | null;
}

/** A window as large as the screen, scaled to the room that there is. */
function Frame({ assistant: { assistantId, name, branding }, look, screen, takenAt }: FrameProps) {
  const preview = usePreview(assistantId);
  const { ref, width: room } = useElementSize<HTMLDivElement>();
  const frame = useRef<HTMLIFrameElement>(null);
  const { width, height } = SIZES[screen];
  const scale = Math.min(room / width, MAX_HEIGHT / height, 1);
  const tell = () => {
    const { primaryColor, position } = look;
    const shown = {
      ...(position && { position }),
      // While a colour is being typed, the last whole one stays.
      ...(primaryColor !== undefined && COLOUR.test(primaryColor) && { primaryColor }),
    };
    frame.current?.contentWindow?.postMessage(shown, location.origin);
  };
  useEffect(tell, [look]);
  return (
    <div ref={ref} className={styles.window}>
      {preview.error && <ErrorAlert error={preview.error} retry={preview.refetch} />}
      <div className={styles.screen} style={{ width: width * scale, height: height * scale }}>
        {preview.data && room > 0 && (
          <iframe
            // Loads again when what it shows was changed.
            key={JSON.stringify([name, branding, takenAt])}
            ref={frame}
            onLoad={tell}
            title={words.frame(name)}
            src={`/api/widget/${preview.data.embedKey}/look?preview=${preview.data.token}${takenAt === null ? '' : `&screen=${screen}`}`}
            style={{ width, height, transform: `scale(${scale})` }}
          />
        )}
      </div>
    </div>
  );
}
