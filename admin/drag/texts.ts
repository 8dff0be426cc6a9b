/** Screen reader texts of drag and drop. */
export const dragTexts = {
  role: 'cartão que pode ser movido',
  instructions:
    'Espaço pega o cartão; as setas o levam de um lugar a outro; Espaço o solta ali; Esc o deixa onde estava.',
  taken: (label: string) =>
    `${label}: em movimento. As setas levam a outro lugar, Espaço solta, Esc deixa onde estava.`,
  over: (label: string, place: string) => `${label}: sobre ${place}.`,
  refused: (label: string, place: string, why: string) => `${label}: sobre ${place}. Não pode ficar ali: ${why}`,
  outside: (label: string) => `${label}: fora de qualquer lugar.`,
  dropped: (label: string, place: string) => `${label}: solto em ${place}.`,
  stayed: (label: string) => `${label}: ficou onde estava.`,
} as const
