import { existsSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { loadModel } from '#schemas/load.ts'
import { displayInstant } from '#schemas/runtime/dates.ts'
import { readEnv } from '#server/env.ts'
import { knownUrnSecrets } from '#server/features/anonimato/key.ts'
import { countLostSheets } from '#server/features/anonimato/lost.ts'
import type { Key } from '#server/features/backup/cipher.ts'
import type { Header } from '#server/features/backup/format.ts'
import { type Installed, installBackup } from '#server/features/backup/install.ts'
import { readPrivateKey } from '#server/features/backup/keys.ts'
import { checkBackup, type OpenBackup, openBackup, readHeader } from '#server/features/backup/read.ts'
import { requireEmpty } from '#server/features/backup/restore.ts'
import type { DB } from '#server/generated/tables/index.ts'
import type { Database } from '#server/platform/database/pool.ts'
import { DomainError } from '#server/platform/errors/errors.ts'
import { exitWith, StartupError } from '#server/platform/errors/startup-error.ts'
import { storeFrom } from '#server/platform/files/store-from.ts'
import { sayMigrations } from '#server/start/startup-messages.ts'
import { withDatabase } from './with-database.ts'

const usage = `Uso: npm run restore -- ARQUIVO [--chave CHAVE.pem]
  Restaura um backup em um banco de dados vazio: outra pasta em DATA_DIR ou outro banco em DATABASE_URL, antes do primeiro início.
  A senha vem de BACKUP_SENHA (ou BACKUP_SENHA_FILE); sem ela é perguntada.
  --chave  chave privada, para um backup feito com BACKUP_CHAVE_PUBLICA`

const env = readable(() => readEnv())
const { path, chave } = readable(() => readCommand(process.argv.slice(2)))
const header = await readHeader(path).catch(explain).catch(exitWith)

await withDatabase<DB>(async (database) => {
  try {
    await restore(database, header)
  } catch (error) {
    explain(error)
  }
})

async function restore(database: Database<DB>, { criadoEm, versao, protecao }: Header): Promise<void> {
  await database.asOwner(async (pool) => {
    const client = await pool.connect()
    await requireEmpty(client).finally(() => client.release())
  })
  console.log(`Backup de ${displayInstant(criadoEm)}, versão ${versao}.`)
  const backup = await open(protecao.tipo)
  console.log('Conferindo o backup inteiro…')
  const checked = await checkBackup(backup)
  const installed = await installBackup(database, backup, {
    checked,
    env,
    model: loadModel(),
    store: storeFrom(env),
    progress: async (done, total) => {
      if (process.stderr.isTTY) process.stderr.write(`\r${done} de ${total} tabelas e arquivos`)
    },
  })
  if (process.stderr.isTTY) process.stderr.write('\r')
  sayMigrations(installed.migrations)
  const { tabelas, arquivos, ausentes } = checked.fim
  const count = (n: number) => n.toLocaleString('pt-BR')
  const linhas = tabelas.reduce((sum, table) => sum + table.linhas, 0)
  console.log(
    `Restaurado em ${database.where}: ${count(tabelas.length)} tabelas, ${count(linhas)} linhas, ${count(arquivos.quantidade)} arquivos.`,
  )
  if (ausentes.length > 0) console.log(`${count(ausentes.length)} arquivos já faltavam quando o backup foi feito.`)
  sayMore(installed)
  await sayLost(database)
}

function sayMore({ migrations, segredo }: Installed): void {
  if (migrations.length > 0) console.log(`Migrações desta versão aplicadas depois: ${migrations.length}.`)
  if (segredo === 'outro')
    console.log(
      'O segredo deste servidor não é o do backup: informe o daquele em SESSION_SECRET_ANTERIOR, ou o segundo fator e o login único terão de ser refeitos.',
    )
  if (segredo === 'ausente') console.log('O servidor do backup tinha SESSION_SECRET: informe o mesmo neste.')
}

/** Warns of sealed anonymous sheets that cannot be opened: a backup holds the urns but not their key. */
async function sayLost({ pool }: Database<DB>): Promise<void> {
  const lost = await countLostSheets(pool, knownUrnSecrets(env))
  if (lost > 0)
    console.log(
      `${lost.toLocaleString('pt-BR')} folhas anônimas ainda seladas não podem ser abertas aqui e estão perdidas, a não ser que este servidor receba, antes do primeiro início, a chave do anterior: SESSION_SECRET, ou o arquivo urna-secret de DATA_DIR.`,
    )
}

/** Opens the backup with the environment's passphrase; asks for another when it does not fit. */
async function open(kind: Header['protecao']['tipo']): Promise<OpenBackup> {
  if (chave) return openBackup(path, chave)
  if (kind === 'chave-publica') throw new DomainError('BACKUP_PEDE_CHAVE')
  const known = env.backup && 'senha' in env.backup ? env.backup.senha : undefined
  if (known === undefined) return openBackup(path, { senha: await ask() })
  return openBackup(path, { senha: known }).catch(async (error: unknown) => {
    if (!process.stdin.isTTY || !(error instanceof DomainError) || error.errors[0]?.code !== 'BACKUP_SENHA') throw error
    console.log('BACKUP_SENHA não é a senha deste backup.')
    return openBackup(path, { senha: await ask() })
  })
}

/** Asks for the passphrase without echo. */
async function ask(): Promise<string> {
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = process.stdin.isTTY === true
  const reader = createInterface({ input: process.stdin, output: hidden, terminal })
  if (terminal) process.stdout.write('Senha do backup: ')
  const ended = new Promise<string>((resolve) => reader.once('close', () => resolve('')))
  const senha = await Promise.race([reader.question(''), ended])
  reader.close()
  if (terminal) process.stdout.write('\n')
  return senha
}

function readCommand(args: string[]): { path: string; chave?: Key } {
  const { values, positionals } = parseArgs({ args, options: { chave: { type: 'string' } }, allowPositionals: true })
  const [path] = positionals
  if (path === undefined || positionals.length > 1) throw new StartupError(usage)
  if (!existsSync(path)) throw new StartupError(`O arquivo "${path}" não pôde ser lido.`)
  if (values.chave === undefined) return { path }
  if (!existsSync(values.chave)) throw new StartupError(`O arquivo "${values.chave}" não pôde ser lido.`)
  const chavePrivada = readPrivateKey(readFileSync(values.chave))
  if (!chavePrivada) throw new StartupError(`"${values.chave}" não tem uma chave privada RSA sem senha, em PEM.`)
  return { path, chave: { chavePrivada } }
}

/** Prints failures the operator can fix without a stack, and exits. */
function readable<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    return exitWith(error)
  }
}

function explain(error: unknown): never {
  const { code } = error as { code?: unknown }
  if (error instanceof DomainError) throw new StartupError(`${error.message} Nada foi restaurado.`)
  if (code === '53100' || code === 'ENOSPC')
    throw new StartupError('O disco encheu durante a restauração. Nada foi restaurado.')
  throw error
}
