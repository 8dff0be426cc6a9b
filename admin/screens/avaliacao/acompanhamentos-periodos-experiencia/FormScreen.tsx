import { PageHeader } from '#admin/shell/PageHeader.tsx'

export default function FormScreen() {
  return <PageHeader />
}
