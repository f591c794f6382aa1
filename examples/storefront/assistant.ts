/** The shop's assistant, as its owner would set it up. */
export const assistantOf = (siteUrl: string) => ({
  name: 'Brackenholm',
  siteUrl,
  greeting: 'Hello! Tell me where you are going, and I will find what you need for it.',
  branding: { primaryColor: '#2f4a3a', logoUrl: `${siteUrl}/assets/logo.svg`, launcherText: 'Ask Brackenholm' },
});
