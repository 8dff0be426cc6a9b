import { PageHeader } from '#admin/shell/PageHeader.tsx'

export default function RecordScreen() {
  return <PageHeader />
}
