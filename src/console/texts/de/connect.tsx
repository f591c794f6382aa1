export const connect = { title: 'Connect' };
