import pg from 'pg'
import { StartupError } from '#server/platform/errors/startup-error.ts'

const OLDEST = 14

/**
 * Makes sure the database of an address (by default that of DATABASE_URL) answers, is recent enough, and gives every new connection the time zone of the business (set on
 * the database, not on sessions, which a connection pooler may share).
 * @returns its address without user and password
 * @throws StartupError
 */
export async function checkExternal(url: string, variable = 'DATABASE_URL'): Promise<string> {
  const where = describe(url)
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ version: string; zone: string; name: string }>(
      `select current_setting('server_version_num') as version, current_setting('TimeZone') as zone, current_database() as name`,
    )
    const row = rows[0]
    if (!row || Number(row.version) < OLDEST * 10_000)
      throw new StartupError(`O PostgreSQL de ${where} é antigo demais: é necessária a versão ${OLDEST} ou mais nova.`)
    if (row.zone !== 'America/Sao_Paulo') await setTimeZone(client, row.name)
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw new StartupError(
      `Não foi possível conectar ao banco de dados de ${variable} (${where}): ${say(error)}${hintOf(error, variable)}`,
    )
  } finally {
    await client.end().catch(() => {})
  }
  return where
}

async function setTimeZone(client: pg.Client, database: string): Promise<void> {
  const sql = `alter database ${client.escapeIdentifier(database)} set timezone to 'America/Sao_Paulo'`
  try {
    await client.query(sql)
  } catch (error) {
    console.warn(
      `Aviso: não foi possível definir o fuso horário do banco de dados (${say(error)}). Peça ao administrador: ${sql}`,
    )
  }
}

function describe(url: string): string {
  try {
    const { host, pathname } = new URL(url)
    return `${host}${pathname}`
  } catch {
    return url.replace(/\/\/[^/]*@/, '//').replace(/^\w+:\/\//, '')
  }
}

const NO_TLS =
  '\nA conexão com outra máquina é cifrada (TLS). Ative TLS no PostgreSQL ou, se a rede entre os dois é de confiança, acrescente ?sslmode=disable a '
const UNKNOWN_CA =
  '\nO certificado do PostgreSQL não é de uma autoridade conhecida ou é de outro nome: informe a autoridade com ?sslmode=verify-full&sslrootcert=/caminho/ca.pem em '

/** What the operator can do where TLS is in the way. */
function hintOf(error: unknown, variable: string): string {
  const { message = '', code = '' } = error as { message?: string; code?: string }
  if (message.includes('does not support SSL')) return `${NO_TLS}${variable}.`
  return /CERT|SIGNATURE|ALTNAME/.test(code) ? `${UNKNOWN_CA}${variable}.` : ''
}

/** A refused connection to several addresses has an empty message and the reasons inside. */
function say(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(say).join('; ')
  return error instanceof Error ? error.message : String(error)
}
