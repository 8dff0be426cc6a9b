import { useQueryClient } from '@tanstack/react-query'
import { sendJson } from '#admin/providers/http.ts'
import { CENARIOS, type Plano, urlDo } from '#admin/reajustes/plano.ts'
import type { Cenario } from '#admin/reajustes/useCenarios.ts'
import { ConfirmDialog } from '#admin/resource/actions/dialogs/ConfirmDialog.tsx'
import { useSuccess } from '#admin/shell/useReport.ts'
import { simulacaoTexts as t } from './texts.ts'

interface Props {
  plano: Plano
  what: 'adota' | 'exclui'
  cenario: Cenario
  onClose: () => void
}

/** Asks before adopting a scenario as the plan's proposals, or deleting it. */
export function ScenarioQuestion({ plano, what, cenario, onClose }: Props) {
  const client = useQueryClient()
  const success = useSuccess()
  const { id, versao, nome } = cenario
  const adopt = async () => {
    const { adotadas } = await sendJson<{ adotadas: number }>('POST', `${urlDo(plano.id)}/adota`, { cenario: id })
    return t.adopted(adotadas)
  }
  // a scenario with proposals cannot be deleted: they are deleted first, by a call with its own rights and rules
  const remove = async () => {
    await sendJson('POST', `${urlDo(plano.id)}/limpa`, { cenario: id })
    await sendJson('DELETE', `/api/${CENARIOS}/${id}`, { versao })
    return t.removed
  }
  const adopting = what === 'adota'
  return (
    <ConfirmDialog
      title={adopting ? t.adopt : t.remove}
      text={adopting ? t.adoptText(nome) : t.removeText(nome)}
      confirm={adopting ? t.adopt : t.remove}
      danger={!adopting}
      onClose={onClose}
      onConfirm={async () => {
        const done = await (adopting ? adopt() : remove())
        await client.invalidateQueries({ queryKey: ['planejamento', plano.id] })
        success(done)
        onClose()
      }}
    />
  )
}
