import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getJson, sendJson } from '#admin/providers/http.ts'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import type { CompanyForm, CompanyFormField } from '#schemas/runtime/answers/utilities/company-form.ts'
import { camposEmpresaTexts } from './texts.ts'

const base = '/api/utilitario/campos-empresa'

/** Reads the form of a register with the company's changes; returns mutations of its fields. */
export function useFormulario(entidade: string | undefined) {
  const queries = useQueryClient()
  const report = useReport()
  const success = useSuccess()
  const key = ['campos-empresa', 'formulario', entidade]
  const query = useQuery({
    queryKey: key,
    enabled: entidade !== undefined,
    gcTime: 0,
    queryFn: () => getJson<CompanyForm>(`${base}/formulario?entidade=${encodeURIComponent(entidade ?? '')}`),
  })
  const change = async (
    campo: CompanyFormField,
    changes: { rotulo?: string; obrigatorio?: boolean; oculto?: boolean },
  ) => {
    try {
      if (campo.proprio) await sendJson('PATCH', `${base}/${campo.id}`, { ...changes, versao: campo.versao })
      else {
        const own = campo.original === undefined ? undefined : campo.rotulo
        const { obrigatorio, oculto, versao } = campo
        // flags fixed by the product are not sent
        const said = {
          rotulo: own,
          obrigatorio: obrigatorio && campo.fixo?.obrigatorio === undefined,
          oculto: oculto && campo.fixo?.oculto === undefined,
        }
        await sendJson('PUT', `${base}/produto`, { entidade, campo: campo.campo, versao, ...said, ...changes })
      }
      success(camposEmpresaTexts.saved)
    } catch (error) {
      report(error)
    }
    await queries.invalidateQueries({ queryKey: key })
  }
  /** Moves a field up or down, and reports the block it is in afterwards. */
  const move = async (campo: CompanyFormField, para: 'acima' | 'abaixo') => {
    try {
      const body = { id: campo.id, versao: campo.versao, para }
      const moved = await sendJson<CompanyForm>('PUT', `${base}/ordem`, body)
      queries.setQueryData(key, moved)
      const bloco = moved.blocos.find(({ campos }) => campos.some((one) => one.campo === campo.campo))
      success(camposEmpresaTexts.moved(campo.rotulo, camposEmpresaTexts.place(bloco?.aba, bloco?.bloco)))
    } catch (error) {
      report(error)
      await queries.invalidateQueries({ queryKey: key })
    }
  }
  return { ...query, change, move }
}
