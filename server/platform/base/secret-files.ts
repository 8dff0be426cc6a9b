import { readFileSync } from 'node:fs'

/** Settings that may come from a file: `SESSION_SECRET_FILE` names the file with the value of `SESSION_SECRET`. */
const SECRETS = [
  'SESSION_SECRET',
  'SESSION_SECRET_ANTERIOR',
  'ADMIN_PASSWORD',
  'DATABASE_URL',
  'MIGRATION_DATABASE_URL',
  'SMTP_URL',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'ASSISTENTE_CHAVE',
  'COLABORE_CHAVE',
  'EDUVEM_CHAVE',
  'FERRAMENTA_PESQUISA_CHAVE',
  'AUTENTICADOR_CHAVE',
  'BACKUP_SENHA',
  'BACKUP_CHAVE_PUBLICA',
]

/**
 * Reads secrets from files, as systemd credentials, Docker and Kubernetes provide them: readable by the server only and absent from its environment.
 * @param errors receives a message per file that cannot be used, without its content
 */
export function readSecretFiles(
  source: Record<string, string | undefined>,
  errors: string[],
): Record<string, string | undefined> {
  const found: Record<string, string> = {}
  for (const name of SECRETS) {
    const path = source[`${name}_FILE`]?.trim()
    if (!path) continue
    if (source[name]?.trim()) errors.push(`${name} e ${name}_FILE não podem ser informados juntos.`)
    try {
      found[name] = readFileSync(path, 'utf8').trim()
      if (!found[name]) errors.push(`${name}_FILE: o arquivo ${path} está vazio.`)
    } catch (error) {
      errors.push(`${name}_FILE: não foi possível ler ${path} (${(error as NodeJS.ErrnoException).code}).`)
    }
  }
  return found
}
