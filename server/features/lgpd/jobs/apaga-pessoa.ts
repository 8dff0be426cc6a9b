import { erasePerson } from '#server/features/lgpd/erase.ts'
import { officerOf } from '#server/features/lgpd/officer.ts'
import { findSubject } from '#server/features/lgpd/persons.ts'
import { LGPD_APAGAR } from '#server/platform/access/authorities.ts'
import { defineJob } from '#server/platform/queue/define.ts'

interface Input {
  entidade: string
  id: number
  assinatura: string
  [key: string]: string | number
}

/** Erases a person's data as previewed (LGPD, art. 18, IV and VI). Input and result hold no names. */
export default defineJob<Input>({
  name: 'apaga-pessoa',
  title: 'Apagamento de dados pessoais',
  seenWith: () => LGPD_APAGAR,
  async run({ prumo, input, session, progress }) {
    await progress(0, 1)
    const officer = await officerOf(prumo, await session(), LGPD_APAGAR)
    const subject = await findSubject(officer, input.entidade, input.id)
    const { registros, guardados } = await erasePerson(officer, subject, { signature: input.assinatura })
    const kept = guardados === 0 ? '' : ` ${guardados} registro(s) de guarda obrigatória ficaram.`
    return { mensagem: `${registros} registro(s) anonimizado(s).${kept}`, resultado: { registros, guardados } }
  },
})
