import CheckList from '#admin/form/widgets/lists/CheckList.tsx'
import type { WidgetProps } from '#admin/form/widgets/widget.ts'
import { getJson } from '#admin/providers/http.ts'
import { type CompanyItem, InRowCompany, type Kind } from '../row-company.tsx'

const PERFIS: Kind = {
  fetchAll: () => getJson<CompanyItem[]>('/api/utilitario/usuarios/perfis', { quiet: true }),
  Field: CheckList,
}

/** Profiles assignable in the company of the same row: its own, and the installation's templates. */
export default function PerfisDaEmpresa(props: WidgetProps) {
  return <InRowCompany {...props} kind={PERFIS} />
}
