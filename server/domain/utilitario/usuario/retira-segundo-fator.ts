import { requireConfirmation } from '#server/platform/access/session.ts'
import { defineAction } from '#server/platform/crud/define.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { recordSecurity } from '#server/platform/security/record.ts'
import { removeFactors } from '#server/platform/session/factors/stored.ts'
import { readStaff, writeToStaff } from '#server/platform/session/staff.ts'
import { recusaMaior } from './maior.ts'

/** Removes the second factor of a user who lost app and recovery codes. PUT /utilitario/usuarios/{id}/retira-segundo-fator */
export default defineAction('utilitario/usuario', 'retira-segundo-fator', async (ctx, { record, save }) => {
  requireConfirmation(ctx.session)
  await recusaMaior(ctx, record.id)
  if (!(await removeFactors(ctx.db, record.id))) fail('SEM_SEGUNDO_FATOR')
  await recordSecurity(ctx.db, {
    evento: 'FATOR_ALTERADO',
    usuarioId: ctx.session.usuario.id,
    sessao: ctx.session.id,
    dados: { operacao: 'retira-segundo-fator', registroId: record.id },
  })
  const staff = await readStaff(ctx.db, record.id)
  if (staff)
    await writeToStaff(ctx.db, staff, {
      event: 'SEGUNDO_FATOR',
      subject: 'A verificação em duas etapas do seu usuário do Prumo RH foi desligada',
      text: `${ctx.session.usuario.nome} desligou a verificação em duas etapas do seu usuário (${staff.login}). Ligue outro aplicativo autenticador na página da sua segurança, no menu do seu nome.

Se não foi você quem pediu, avise quem administra os usuários da sua empresa.`,
    })
  await save({})
})
