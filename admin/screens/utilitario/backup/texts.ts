import { pluralText } from '#admin/i18n/words.ts'

/** Backups of the installation (spec 3 §7). */
export const backupTexts = {
  about:
    'Um backup guarda tudo o que o sistema tem, de todas as empresas: cadastros, históricos, usuários e arquivos anexados. Ele é cifrado com uma senha que só você conhece, e fica na pasta de dados do servidor até ser excluído. Guarde uma cópia em outro lugar.',
  loadFailed: 'Não foi possível carregar os backups.',
  make: 'Gerar Backup',
  anonymous: 'Backup Anônimo',
  settings: 'Configurações',
  space: (free: string, needed: string) => `Espaço livre no servidor: ${free}. O próximo backup ocupa até ${needed}.`,
  noRoom: (free: string, needed: string) =>
    `Não há espaço para um backup: ele pode ocupar até ${needed} e há ${free} livres no servidor. Exclua backups antigos ou libere espaço em disco.`,
  noRoomTitle: 'Sem espaço em disco',
  none: 'Nenhum backup foi feito ainda.',
  noneHelp: 'Gere o primeiro, guarde-o fora deste servidor e ensaie a restauração dele.',
  automatic: {
    on: (hora: string, manter: number) =>
      `Backup automático: todos os dias às ${hora}, ${pluralText(manter, 'o último é guardado', 'os últimos % são guardados')}.`,
    off: 'Backup automático: desligado.',
    noKey:
      'O backup automático está ligado, mas o servidor não tem com que fechá-lo. Quem administra o servidor deve informar BACKUP_SENHA ou BACKUP_CHAVE_PUBLICA e reiniciar o sistema.',
  },
  lastDrill: 'Último ensaio de restauração',
  noDrill: 'Nenhum backup foi restaurado em ensaio. Só assim se sabe que ele serve.',
  columns: {
    quando: 'Data e Hora',
    quem: 'Gerado por',
    arquivo: 'Arquivo',
    situacao: 'Situação',
    ensaio: 'Ensaio de restauração',
  },
  version: (versao: string) => `Versão ${versao}`,
  automaticWho: 'Automático',
  formerUser: 'Usuário excluído',
  states: { GERANDO: 'Gerando', CONCLUIDO: 'Concluído', ERRO: 'Erro', CANCELADO: 'Cancelado' },
  drills: { ENSAIANDO: 'Ensaiando', CONFERE: 'Confere', DIVERGE: 'Não confere', NAO_FEITO: 'Não foi possível' },
  notTried: 'Não ensaiado',
  gone: 'O arquivo não está mais no servidor.',
  privateKey: 'Só a chave privada o abre.',
  download: 'Baixar',
  drill: 'Ensaiar restauração',
  remove: 'Excluir',
  downloadOf: (when: string) => `Baixar o backup de ${when}`,
  drillOf: (when: string) => `Ensaiar a restauração do backup de ${when}`,
  removeOf: (when: string) => `Excluir o backup de ${when}`,
  copyOf: (when: string) => `Copiar o SHA-256 do backup de ${when}`,
  checksum: 'SHA-256',
  copyChecksum: 'Copiar o SHA-256',
  copied: 'SHA-256 copiado.',
  removeTitle: 'Excluir backup?',
  removeText: (when: string) =>
    `O backup de ${when} e o seu arquivo serão excluídos do servidor. Não há como desfazer.`,
  removed: 'Backup excluído com sucesso.',
  makeTitle: 'Gerar backup',
  makeText:
    'Escolha a senha deste backup. Ela não é guardada em lugar nenhum: sem ela ninguém, nem o suporte, consegue abri-lo.',
  drillTitle: 'Ensaiar restauração',
  drillText: (when: string) =>
    `O backup de ${when} será restaurado em um banco de dados temporário e comparado, tabela por tabela, com o que foi guardado. Nada muda no sistema.`,
  start: 'Gerar',
  startDrill: 'Ensaiar',
  password: 'Senha do backup',
  again: 'Repita a senha',
  passwordHelp: 'Ao menos 10 caracteres; uma frase serve bem.',
  required: 'Senha é obrigatória',
  tooShort: 'A senha deve ter no mínimo 10 caracteres',
  different: 'As senhas não são iguais',
  made: 'Backup concluído.',
  drilled: 'Ensaio de restauração terminado.',
  copyStarted: 'A cópia anônima está sendo feita: ela aparece em Tarefas quando ficar pronta.',
  settingsTitle: 'Backup automático',
  settingsOn: 'Fazer backup todos os dias',
  settingsTime: 'Horário',
  settingsTimeHelp: 'De Brasília. O que não pôde ser feito no horário é feito assim que houver um servidor ligado.',
  settingsKeep: 'Backups automáticos guardados',
  settingsKeepHelp: 'Os mais antigos são excluídos. Os gerados por uma pessoa ficam até alguém os excluir.',
  settingsDrill: 'Ensaiar a restauração depois de cada um',
  settingsKey: {
    senha: 'São cifrados com a senha de BACKUP_SENHA, do servidor.',
    'chave-publica':
      'São cifrados com a chave pública do servidor: só quem tem a chave privada os abre, e o sistema não pode ensaiá-los.',
    none: 'O servidor ainda não tem com que cifrá-los: informe BACKUP_SENHA ou BACKUP_CHAVE_PUBLICA e reinicie o sistema.',
  },
  saved: 'Configurações salvas com sucesso.',
  progress: {
    make: {
      cancelled: 'O backup foi cancelado. Nada ficou no disco.',
      failed: 'O backup não foi concluído.',
      running: (done: number, total: number) => `Gerando o backup: ${percent(done, total)}`,
      note: 'Você pode continuar a trabalhar e fechar esta página: o backup segue no servidor.',
    },
    drill: {
      cancelled: 'O ensaio foi cancelado.',
      failed: 'O ensaio não terminou.',
      running: (done: number, total: number) => `Ensaiando a restauração: ${percent(done, total)}`,
      note: 'Você pode continuar a trabalhar e fechar esta página: o ensaio segue no servidor.',
    },
  },
} as const

function percent(done: number, total: number): string {
  return `${Math.floor((Math.min(done, total) / total) * 100)}%`
}
