import { defineAction } from '#server/platform/crud/define.ts'

/** Stores the payroll system's answer to a leave: confirmed, or refused. PUT /sst/afastamentos/{id}/retorno — spec 3 §4 */
export default defineAction('sst/afastamento', 'retorno', (_ctx, { input, save }) => save(input))
