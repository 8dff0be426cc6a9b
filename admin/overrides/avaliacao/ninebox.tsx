import { later, Waiting } from '#admin/form/later.tsx'
import { defineOverride } from '#admin/resource/override.ts'
import type { Ninebox } from '#schemas/generated/types/avaliacao/ninebox.ts'

const FormAlerts = later(() => import('#admin/screens/avaliacao/ninebox/FormAlerts.tsx'))

export default defineOverride<Ninebox>({
  formTop: ({ record }) => (
    <Waiting fallback={null}>
      <FormAlerts data={record?.data} />
    </Waiting>
  ),
})
