import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getJson } from '#admin/providers/http.ts'
import { useFormServices } from '#admin/resource/services/form-services.ts'
import { Campo } from './Campo.tsx'
import { campos } from './fields.ts'
import { Part } from './Part.tsx'
import type { PartProps } from './part-props.ts'
import { coletivoTexts as t } from './texts.ts'

/** Returns the ids of all options of a field's target. */
function useAll(target: string | undefined): number[] | undefined {
  const { lookup } = useFormServices()
  const { data } = useQuery({
    queryKey: ['opcoes', target, 'todas'],
    queryFn: ({ signal }) => lookup.options(target ?? '', { unpaged: true }, signal),
  })
  return data?.items.map(({ id }) => id)
}

/** Part of the form: areas and establishments, with optional further criteria. */
export function WherePart({ tipo, pedido, change, errorOf }: PartProps) {
  const list = (name: 'estabelecimentos' | 'areas' | 'cargos' | 'faixasSalariais' | 'indices') => ({
    field: campos[name],
    value: pedido[name] ?? [],
    onChange: (value: unknown) => change({ [name]: Array.isArray(value) ? value : [] }),
    error: errorOf(name),
  })
  return (
    <Part title={t.what[tipo]}>
      <Campo {...list('estabelecimentos')} required>
        <All {...{ pedido, change }} name="estabelecimentos" label={t.allEstablishments} />
      </Campo>
      <Campo {...list('areas')} required>
        <All {...{ pedido, change }} name="areas" label={t.allAreas} />
      </Campo>
      {tipo === 'I' ? (
        <Campo {...list('indices')} help={t.optional}>
          <Pending tipo="I" call="cargo-salario/indices/pendentes-desabilitados" />
        </Campo>
      ) : (
        <>
          <Campo {...list('cargos')} help={t.optional} />
          <Campo {...list('faixasSalariais')} help={t.optional}>
            {tipo === 'F' && (
              <Pending
                tipo="F"
                call={`cargo-salario/faixas-salariais/pendentes-desabilitados?cargosIds=${(pedido.cargos ?? []).join(',')}`}
              />
            )}
          </Campo>
        </>
      )}
    </Part>
  )
}

/** Number of items waiting for the payroll system: not selectable, and left out until they have an amount — spec 2 §7 */
function Pending({ tipo, call }: { tipo: 'F' | 'I'; call: string }) {
  const { data = [] } = useQuery({
    queryKey: ['pendentes-desabilitados', call],
    queryFn: ({ signal }) => getJson<number[]>(`/api/${call}`, { signal, quiet: true }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  return data.length > 0 && <FormHelperText>{t.pending[tipo](data.length)}</FormHelperText>
}

interface AllProps extends Pick<PartProps, 'pedido' | 'change'> {
  name: 'estabelecimentos' | 'areas'
  label: string
}

function All({ pedido, change, name, label }: AllProps) {
  const all = useAll(campos[name].target)
  const chosen = pedido[name].length
  const whole = all !== undefined && all.length > 0 && chosen === all.length
  return (
    <FormControlLabel
      label={label}
      disabled={!all || all.length === 0}
      control={
        <Checkbox
          size="small"
          checked={whole}
          indeterminate={!whole && chosen > 0}
          onChange={() => change({ [name]: whole ? [] : (all ?? []) })}
        />
      }
    />
  )
}
