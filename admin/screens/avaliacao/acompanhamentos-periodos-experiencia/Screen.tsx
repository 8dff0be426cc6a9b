import { PageHeader } from '#admin/shell/PageHeader.tsx'

export default function Screen() {
  return <PageHeader />
}
