import { decimalText } from '#admin/form/questionario/Lida.tsx'
import type { ResultadoEntregue } from '#schemas/runtime/questionario/competencia.ts'
import { responderTexts as t } from './texts.ts'

/** Result shown to the respondent after hand-in, where the cycle allows it — spec 2 §3 exibirPerformanceProfissional, exibeResultadoAutoAvaliacao */
export function Resultado({ resultado: { performance, aderencia } = {} }: { resultado?: ResultadoEntregue }) {
  return (
    <>
      {performance !== undefined && <div>{t.came(t.total, decimalText(performance))}</div>}
      {aderencia !== undefined && <div>{t.came(t.adherence, decimalText(aderencia))}</div>}
    </>
  )
}
