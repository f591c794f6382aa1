import { useMantineColorScheme } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { organization } from '../api.ts';
import { type Command, type Place, commandsOf } from '../palette-commands.ts';
import { useAccount, useCurrentMembership } from '../queries.ts';
import { useSignOut } from '../redirects.ts';
import { useSwitchOrganization } from '../switch-organization.ts';
import { LANGUAGES, chooseLanguage, language, languageName, texts } from '../texts/texts.ts';

/** Returns the place where the palette is opened. */
export function usePlace(): Place {
  const { organizations } = useAccount();
  const current = useCurrentMembership();
  const { assistantId } = useParams({ strict: false });
  const organizationId = current?.organizationId ?? '';
  // Under the key of the page that lists them.
  const { data = [] } = useQuery({
    queryKey: ['organization', organizationId, 'list_assistants', {}],
    queryFn: () => organization(organizationId).list_assistants({}),
    enabled: current !== undefined,
  });
  const assistant = data.find((one) => one.assistantId === assistantId) ?? (data.length === 1 ? data[0] : undefined);
  return { organizations, organization: current, assistants: data, assistant };
}

/** The pages and actions of a place, and what the palette does by itself. */
export function useCommands(place: Place): Command[] {
  return [...commandsOf(place), ...useSchemes(), ...useLanguages(), ...useOthers(place)];
}

function useSchemes(): Command[] {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { palette, shell } = texts;
  const others = (['auto', 'light', 'dark'] as const).filter((scheme) => scheme !== colorScheme);
  return others.map((scheme) => ({
    id: `scheme ${scheme}`,
    group: palette.groups.actions,
    title: palette.scheme(shell.schemes[scheme]),
    also: palette.also.scheme,
    isOffered: true,
    run: () => setColorScheme(scheme),
  }));
}

function useLanguages(): Command[] {
  const { palette } = texts;
  return LANGUAGES.filter((code) => code !== language).map((code) => ({
    id: `language ${code}`,
    group: palette.groups.actions,
    title: palette.language(languageName(code)),
    isOffered: true,
    run: () => chooseLanguage(code),
  }));
}

function useOthers({ organizations, organization: current }: Place): Command[] {
  const switchTo = useSwitchOrganization();
  const signOut = useSignOut();
  const { palette, shell } = texts;
  return [
    ...organizations
      .filter(({ organizationId }) => organizationId !== current?.organizationId)
      .map(({ organizationId, name }) => ({
        id: organizationId,
        group: palette.groups.organizations,
        title: name,
        isOffered: true,
        run: () => switchTo(organizationId),
      })),
    {
      id: 'sign-out',
      group: palette.groups.actions,
      title: shell.signOut,
      also: palette.also.signOut,
      isOffered: true,
      run: () => signOut(),
    },
  ];
}
