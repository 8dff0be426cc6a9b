export const sessionsTexts = {
  title: 'Sessões abertas',
  none: 'Nenhuma sessão aberta.',
  started: 'Entrou em',
  seen: 'Último uso',
  company: 'Empresa',
  address: 'Endereço',
  current: 'esta sessão',
  end: 'Encerrar',
  endOf: (start: string) => `Encerrar a sessão iniciada em ${start}`,
  endAll: 'Encerrar todas',
  ended: (count: number) => (count === 1 ? 'Sessão encerrada.' : `${count} sessões encerradas.`),
  noneEnded: 'Não havia outra sessão aberta.',
} as const
