/** Texts of the rich text editor. */
export const richTexts = {
  toolbar: 'Formatação do texto',
  style: 'Estilo',
  styles: { p: 'Parágrafo', h2: 'Título', h3: 'Subtítulo' },
  bold: 'Negrito (Ctrl+B)',
  italic: 'Itálico (Ctrl+I)',
  bullets: 'Lista com marcas',
  numbers: 'Lista numerada',
  link: 'Link',
  linkAddress: 'Endereço da página ou e-mail',
  linkHelp: 'Marque antes as palavras que levam a ele. Em branco: as palavras deixam de ser um link.',
  linkWrong: 'Informe um endereço como https://exemplo.com.br ou um e-mail.',
  apply: 'Aplicar',
  cancel: 'Cancelar',
  letters: (n: number, limit: number) => `${n.toLocaleString('pt-BR')} de ${limit.toLocaleString('pt-BR')}`,
} as const
