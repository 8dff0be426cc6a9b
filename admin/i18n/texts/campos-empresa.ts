/** 'Campos da empresa': what a company adds to a form and changes of it. */
export const camposEmpresa = {
  title: 'Campos da Empresa',
  register: 'Cadastro',
  add: 'Novo campo',
  columns: { campo: 'Campo', tipo: 'Tipo', obrigatorio: 'Obrigatório', oculto: 'Oculto', acoes: 'Ações' },
  own: 'Da empresa',
  called: (original: string) => `No produto: ${original}`,
  place: (aba: string | undefined, bloco: string | undefined) =>
    [...new Set([aba, bloco])].filter(Boolean).join(' · ') || 'Formulário',
  mandatoryOf: (rotulo: string) => `${rotulo}: obrigatório`,
  hiddenOf: (rotulo: string) => `${rotulo}: oculto`,
  rename: 'Renomear',
  renameOf: (rotulo: string) => `Renomear ${rotulo}`,
  edit: 'Editar',
  editOf: (rotulo: string) => `Editar ${rotulo}`,
  renameTitle: 'Rótulo do campo',
  label: 'Rótulo',
  labelHelp: (original: string) => `Vazio: como no produto, ${original}.`,
  saved: 'Campo atualizado. Já vale em todas as telas.',
  conflicts: 'O produto mudou em campos que a empresa personalizou:',
} as const
