import type { Usuario } from '#schemas/generated/types/utilitario/usuario.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { sendMessage } from '#server/platform/messages/send.ts'

/** Notifies a user of changes of his access by others: new password, further profiles. Runs in the transaction of the change. */
export async function avisaUsuario(ctx: Ctx, record: Usuario, before: Usuario | undefined): Promise<void> {
  if (record.id === ctx.session.usuario.id) return
  if (before && record.senha) await avisaSenha(ctx, record)
  for (const { empresa, perfis } of record.empresas ?? []) {
    const antes = before?.empresas?.find((acesso) => acesso.empresa.id === empresa.id)?.perfis ?? []
    const novos = perfis.filter(({ id }) => !antes.some((perfil) => perfil.id === id)).map(({ id }) => id)
    if (novos.length > 0) await avisaPerfis(ctx, record.id, empresa.id, novos)
  }
}

/** Sends the notice in the company of his next login. */
async function avisaSenha(ctx: Ctx, { id, empresas = [] }: Usuario): Promise<void> {
  const { nome } = ctx.session.usuario
  const usadas = await ctx.db
    .selectFrom('preferencia')
    .select('valor')
    .where('usuario_id', '=', id)
    .where('chave', '=', 'empresa')
    .execute()
  const suas = empresas.map(({ empresa }) => empresa.id).sort((a, b) => a - b)
  const ultima = suas.find((empresaId) => empresaId === usadas[0]?.valor)
  await sendMessage(ctx.db, {
    empresaId: ultima ?? suas[0] ?? ctx.session.empresaId,
    tipo: 'U',
    usuarios: [id],
    remetente: nome,
    texto: `Sua senha foi alterada por ${nome}. Se você não pediu essa alteração, avise o administrador do sistema.`,
  })
}

async function avisaPerfis(ctx: Ctx, usuarioId: number, empresaId: number, perfis: number[]): Promise<void> {
  const { nome } = ctx.session.usuario
  const rows = await ctx.db.selectFrom('perfil').select('nome').where('id', 'in', perfis).orderBy('nome').execute()
  const nomes = new Intl.ListFormat('pt-BR').format(rows.map((perfil) => `"${perfil.nome}"`))
  const texto =
    rows.length === 1
      ? `Você recebeu o perfil de acesso ${nomes} nesta empresa, concedido por ${nome}.`
      : `Você recebeu os perfis de acesso ${nomes} nesta empresa, concedidos por ${nome}.`
  await sendMessage(ctx.db, { empresaId, tipo: 'U', usuarios: [usuarioId], remetente: nome, texto })
}
