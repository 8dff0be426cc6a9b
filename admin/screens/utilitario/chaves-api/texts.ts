import { pluralText } from '#admin/i18n/words.ts'

/** API keys: one's own, and those of the company. */
export const chavesTexts = {
  about:
    'Com uma chave de API outro sistema fala com o Prumo RH em seu nome: só na empresa em que foi criada, só com as permissões que você lhe der, e nunca com mais do que você mesmo tem.',
  aboutCompany:
    'Todas as chaves de API criadas pelos usuários nesta empresa. Uma chave revogada deixa de valer na mesma hora.',
  docs: 'Documentação da API',
  create: 'Nova chave',
  none: 'Você ainda não tem chaves de API.',
  noneCompany: 'Nenhum usuário criou uma chave de API nesta empresa.',
  name: 'Nome',
  nameHelp: 'Para que serve: o sistema ou a rotina que vai usá-la',
  inCompany: (empresa: string) =>
    `A chave valerá em ${empresa}. Para outra empresa, troque de empresa antes de criá-la.`,
  validity: 'Validade',
  validities: { 30: '30 dias', 90: '90 dias', 180: '180 dias', 365: '1 ano' },
  validUntil: (dia: string) => `Até ${dia}`,
  permissions: 'Permissões',
  choose: 'Escolha ao menos uma permissão',
  nameRequired: 'Nome é obrigatório',
  madeTitle: 'Chave criada',
  made: 'Copie a chave agora: por segurança ela não é guardada e não será mostrada outra vez.',
  key: 'Chave de API',
  use: 'Cada chamada a envia no cabeçalho Authorization:',
  copy: 'Copiar chave',
  columns: {
    nome: 'Nome',
    usuario: 'Usuário',
    empresa: 'Empresa',
    permissoes: 'Permissões',
    criada: 'Criada em',
    validade: 'Válida até',
    uso: 'Último uso',
    situacao: 'Situação',
  },
  states: { EM_USO: 'Em uso', VENCIDA: 'Vencida', REVOGADA: 'Revogada' },
  never: 'Nunca usada',
  usedFrom: (quando: string, onde: string) => `${quando}, de ${onde}`,
  revokedBy: (quem: string, quando: string) => `Por ${quem} em ${quando}`,
  permissionsOf: (n: number) => pluralText(n, '1 permissão', '% permissões'),
  revoke: 'Revogar',
  revokeNamed: (nome: string) => `Revogar a chave ${nome}`,
  revokeTitle: 'Revogar chave de API?',
  revokeText: (nome: string) =>
    `O sistema que usa a chave ${nome} deixa de ter acesso na mesma hora. Isto não pode ser desfeito.`,
  revoked: 'A chave foi revogada.',
  loadFailed: 'Não foi possível carregar as chaves de API.',
} as const
