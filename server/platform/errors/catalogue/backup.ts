import type { Catalogue } from './entry.ts'

/** Copies of the whole installation. */
export const backupErrors = {
  BACKUP_ALHEIO: { status: 400, message: 'O arquivo não é um backup do Prumo RH.' },
  BACKUP_CORTADO: { status: 400, message: 'O backup está incompleto: falta o fim do arquivo. Copie-o novamente.' },
  BACKUP_DANIFICADO: {
    status: 400,
    message: 'O backup foi alterado ou está danificado e não pode ser usado. Copie-o novamente ou use outro.',
  },
  BACKUP_SENHA: { status: 400, message: 'A senha não é a deste backup.' },
  BACKUP_CHAVE: { status: 400, message: 'A chave privada não é a deste backup: ele foi feito para outra chave.' },
  BACKUP_PEDE_SENHA: { status: 400, message: 'Este backup abre com senha, não com chave privada.' },
  BACKUP_PEDE_CHAVE: {
    status: 400,
    message: 'Este backup foi feito com uma chave pública: só a chave privada dela o abre, não uma senha.',
  },
  BACKUP_MAIS_NOVO: {
    status: 400,
    message:
      'O backup é de uma versão do programa que tem a migração {migracao}, diferente desta. Atualize o programa.',
  },
  BACKUP_BANCO_OCUPADO: {
    status: 409,
    message:
      'O banco de dados não está vazio. A restauração pede um banco de dados novo: use outra pasta em DATA_DIR ou outro banco em DATABASE_URL.',
  },
  BACKUP_EM_ANDAMENTO: { status: 409, message: 'Já há um backup em andamento. Espere que ele termine.' },
  BACKUP_ENSAIO_EM_ANDAMENTO: {
    status: 409,
    message: 'Já há um ensaio de restauração em andamento. Espere que ele termine.',
  },
  BACKUP_SEM_CHAVE: {
    status: 409,
    message: 'Não há chave para o backup automático: informe BACKUP_SENHA ou BACKUP_CHAVE_PUBLICA no servidor.',
  },
  BACKUP_SO_CHAVE_PRIVADA: {
    status: 409,
    message: 'Feito com chave pública: o servidor não pode abri-lo. Ensaie a restauração com npm run restore.',
  },
  BACKUP_SEM_ARQUIVO: { status: 404, message: 'O arquivo deste backup não está mais no servidor.' },
  BACKUP_NAO_CONCLUIDO: { status: 409, message: 'Este backup não foi concluído: não há arquivo.' },
  BACKUP_SEM_ESPACO: {
    status: 409,
    message:
      'Não há espaço para o backup no disco do servidor: são necessários até {necessario} e há {livre} livres. Nada foi gravado.',
  },
  BACKUP_DISCO_CHEIO: {
    status: 503,
    message: 'O disco do servidor encheu durante o backup. O arquivo incompleto foi apagado.',
  },
  BACKUP_SEM_SENHA: {
    status: 409,
    message: 'A senha informada não está mais disponível. Gere o backup novamente.',
  },
  BACKUP_BANCO_TEMPORARIO: {
    status: 409,
    message:
      'A conta do banco de dados não pode criar o banco temporário do ensaio. O administrador do PostgreSQL pode permitir: alter role … createdb.',
  },
} satisfies Catalogue
