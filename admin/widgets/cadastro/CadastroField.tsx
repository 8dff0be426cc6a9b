import { useQuery } from '@tanstack/react-query'
import { Select } from '#admin/form/widgets/Choice.tsx'
import { ReadOnly } from '#admin/form/widgets/ReadOnly.tsx'
import type { WidgetProps } from '#admin/form/widgets/widget.ts'
import { getJson } from '#admin/providers/http.ts'

export interface Cadastro {
  entidade: string
  titulo: string
}

/** A register by its title: those that take fields of companies, or those a reference may point to. */
export default function CadastroField(props: WidgetProps) {
  const { data } = useQuery({
    queryKey: ['campos-empresa', 'cadastros'],
    queryFn: () =>
      getJson<{ extensiveis: Cadastro[]; referidos: Cadastro[] }>('/api/utilitario/campos-empresa/cadastros'),
  })
  const list = props.field.name === 'entidade' ? data?.extensiveis : data?.referidos
  const options = (list ?? []).map(({ entidade, titulo }) => ({ value: entidade, title: titulo }))
  const Shown = props.readOnly ? ReadOnly : Select
  return <Shown {...props} field={{ ...props.field, options }} />
}
