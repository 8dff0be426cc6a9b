import type { AvisoSistema } from '#schemas/generated/types/utilitario/aviso-sistema.ts'
import type { Aviso } from '#schemas/runtime/answers/utilities/system-notices.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { ADMINISTRAR_INSTALACAO } from '#schemas/runtime/permission.ts'
import { avisoDaLicenca } from '#server/domain/utilitario/licenca/queries.ts'
import { defineRoutes } from '#server/platform/crud/define.ts'

const text: JsonSchema = { type: 'string' }

/** Types of notices only for those who administer the installation. */
const TECNICOS: AvisoSistema['tipo'][] = ['NOVA_VERSAO', 'REQUISITOS']

/** Not stored: shown while the condition holds. */
const LICENCA: Omit<Aviso, 'mensagem'> = {
  id: 0,
  tipo: 'LICENCA',
  titulo: 'Licença',
  link: '/novaInstalacao/gerarTicket',
}

export default defineRoutes('utilitario/aviso-sistema', (route) => {
  /** spec 3 §2 System notices: those of all companies and of the current one; technical ones for administrators of the installation */
  route.get(
    '//userinfo/avisos-sistema',
    {
      summary: 'Avisos do sistema para o usuário',
      authority: 'LOGIN',
      response: {
        type: 'array',
        items: {
          type: 'object',
          properties: { id: { type: 'integer' }, tipo: text, titulo: text, mensagem: text, link: text },
        },
      },
    },
    async ({ db, session, entity, context }): Promise<Aviso[]> => {
      const titulos = entity.fields.find(({ name }) => name === 'tipo')?.options ?? []
      const administra = session.authorities.has(ADMINISTRAR_INSTALACAO)
      const rows = await db
        .selectFrom('aviso_sistema')
        .select(['id', 'tipo', 'mensagem', 'link'])
        .where('ativo', '=', true)
        .where((e) => e.or([e('empresa_id', 'is', null), e('empresa_id', '=', session.empresaId)]))
        .where((e) => (administra ? e.lit(true) : e('tipo', 'not in', TECNICOS)))
        .orderBy('id')
        .execute()
      const avisos = rows.map(({ id, tipo, mensagem, link }) => {
        const titulo = titulos.find(({ value }) => value === tipo)?.title
        return { id, tipo, titulo, mensagem, ...(link === null ? {} : { link }) }
      })
      const licenca = administra ? await avisoDaLicenca(db, context.hoje) : undefined
      return licenca === undefined ? avisos : [...avisos, { ...LICENCA, mensagem: licenca }]
    },
  )
})
