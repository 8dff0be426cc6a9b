import { defineAction } from '#server/platform/crud/define.ts'

/** What the payroll says of a leave: taken over, or refused. PUT /sst/afastamentos/{id}/retorno — spec 3 §4 */
export default defineAction('sst/afastamento', 'retorno', (_ctx, { input, save }) => save(input))
