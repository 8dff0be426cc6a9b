export const condicaoTexts = {
  from: 'Nota a partir de',
  to: 'Nota até',
  any: 'Sem marcar nada, basta que a pergunta tenha sido respondida.',
  answered: 'A pergunta é de texto: basta que tenha sido respondida.',
  marks: (de: number, ate: number) => `A nota vai de ${de} a ${ate}. Em branco, basta que tenha sido respondida.`,
} as const
