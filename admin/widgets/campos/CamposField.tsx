import Alert from '@mui/material/Alert'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useScope, useStore } from '#admin/form/state/scope.ts'
import { GroupFrame } from '#admin/form/widgets/lists/GroupFrame.tsx'
import type { WidgetProps } from '#admin/form/widgets/widget.ts'
import { getJson } from '#admin/providers/http.ts'
import { useSession } from '#admin/providers/session.ts'
import { CamposTable } from './CamposTable.tsx'
import { CamposToolbar } from './CamposToolbar.tsx'
import { type Formulario, fieldsOf, type Marked, markFields, matchingBlocks, readLists, writeLists } from './campos.ts'

interface Props extends WidgetProps {
  formulario: string
}

/** Table of a form's visible and mandatory fields; edits two lists of the record, whose names come from the server. */
export function CamposField({ formulario, ...props }: Props) {
  const { empresa } = useSession().info
  const url = `/api/utilitario/empresas/${empresa.id}/campos-extras-visiveis-obrigatorios/${formulario}`
  const { data, error } = useQuery({ queryKey: ['campos', url], queryFn: () => getJson<Formulario>(url) })
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!data) return <Skeleton variant="rounded" height={420} />
  return <Editor {...props} formulario={data} />
}

function Editor({ formulario, ...props }: WidgetProps & { formulario: Formulario }) {
  const { blocos, permiteOcultar, listas } = formulario
  const { store, setValue } = useScope()
  const [search, setSearch] = useState('')
  const visiveis = useStore(store, (s) => s.values[listas.visiveis ?? ''])
  const obrigatorios = useStore(store, (s) => s.values[listas.obrigatorios])
  const campos = fieldsOf(blocos)
  const marked = readLists(campos, visiveis, obrigatorios)
  const columns: (keyof Marked)[] = permiteOcultar ? ['visible', 'required'] : ['required']
  const choose = (next: Marked) => {
    const lists = writeLists(campos, next, { visiveis, obrigatorios })
    if (listas.visiveis) setValue(listas.visiveis, lists.visiveis)
    setValue(listas.obrigatorios, lists.obrigatorios)
    props.onBlur()
  }
  const shown = matchingBlocks(blocos, search)
  return (
    <GroupFrame {...props}>
      <CamposToolbar
        label={props.label}
        search={search}
        onSearch={setSearch}
        columns={columns}
        marked={marked}
        total={campos.length}
      />
      <CamposTable
        label={props.label}
        blocos={shown}
        columns={columns}
        marked={marked}
        fixed={props.disabled || props.readOnly}
        onMark={(some, column, on) => choose(markFields(marked, some, column, on))}
      />
    </GroupFrame>
  )
}
