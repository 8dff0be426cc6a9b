import { type Nome, servicos } from './catalogo.ts'

/** What prevents an integration from working, and who can fix it. */
export function comoConfigurar(nome: Nome, falta: 'ENDERECO' | 'CHAVE' | 'INATIVA'): string {
  if (falta === 'ENDERECO')
    return `Ainda não configurada: o administrador do servidor deve informar ${servicos[nome]?.variavel} e reiniciar o sistema.`
  if (falta === 'CHAVE') return 'Falta a chave: informe a que o serviço lhe deu e salve.'
  return 'Desativada: nada é enviado. Ative-a e salve para usá-la.'
}

/** What the other system still needs to read or write here. */
export function faltaAoChamador(ativo: boolean, usuario: unknown, key: unknown): string | undefined {
  if (!usuario) return 'Escolha o usuário em cujo nome o outro sistema acessa os dados.'
  if (!key) return 'Gere a chave com que o outro sistema se identifica.'
  return ativo ? undefined : 'Desativada: a chave não é aceita. Ative-a e salve para usá-la.'
}
