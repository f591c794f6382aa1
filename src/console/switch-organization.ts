import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { account } from './api.ts';

/** Returns a function that goes to an organization, which is remembered for the next visit. */
export function useSwitchOrganization() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (organizationId: string) => account.switch_organization({ organizationId }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['account'] }),
  });
  return (organizationId: string) => {
    // Navigate even if this fails.
    mutate(organizationId);
    void navigate({ to: '/organizations/$organizationId/assistants', params: { organizationId } });
  };
}
