/** Somebody known by a CPF, while a new record of him is typed (spec 1 §7.6). */
export const pessoasTexts = {
  known: (nome: string) => `${nome} já tem cadastro com este CPF.`,
  see: 'Ver cadastros',
  title: 'Pessoa já cadastrada',
  text: (nome: string) =>
    `${nome} tem cadastro com este CPF. Só o que ainda está em branco no formulário é preenchido.`,
  duplicate: (nome: string) => `${nome} tem cadastro com este CPF, que só pode ser usado uma vez.`,
  open: 'Abrir cadastro',
  take: 'Usar os dados',
  openOf: (titulo: string, nome: string) => `Abrir cadastro: ${titulo} ${nome}`,
  takeOf: (titulo: string, nome: string) => `Usar os dados: ${titulo} ${nome}`,
  elsewhere: (empresa: string) => `${empresa} (outra empresa: os dados não são compartilhados)`,
  taken: (campos: number) =>
    campos === 0
      ? 'Nenhum campo em branco a preencher.'
      : campos === 1
        ? '1 campo preenchido.'
        : `${campos} campos preenchidos.`,
} as const
