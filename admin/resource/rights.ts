import { deletionLock, wholeLock } from '#schemas/runtime/definition/workflow.ts'
import type { RecordData, RuleContext } from '#schemas/runtime/model.ts'
import { ADMINISTRAR_INSTALACAO } from '#schemas/runtime/permission.ts'
import { INSTALLATION, mayBeOfInstallation } from '#schemas/runtime/scope.ts'
import { type EntityScope, useEntity, useRuleContext } from './entity-context.ts'

interface Rights {
  update: boolean
  delete: boolean
  /** the record belongs to the installation: read-only for this session, whatever its rights on other records */
  ofInstallation: boolean
  /** title of the state that locks the whole record */
  lockedIn?: string
}

/** Returns what a session may do with a record; records of the installation require ADMINISTRAR_INSTALACAO. */
export function rightsTo({ entity, schema }: EntityScope, record: RecordData, { usuario }: RuleContext): Rights {
  const authorities = Array.isArray(usuario.authorities) ? usuario.authorities : []
  const ofInstallation =
    mayBeOfInstallation(entity) && record.empresaId === INSTALLATION && !authorities.includes(ADMINISTRAR_INSTALACAO)
  const locked = wholeLock(entity, record)
  return {
    update: schema.can.update && !ofInstallation && !locked,
    delete: schema.can.delete && !schema.single && !ofInstallation && !deletionLock(entity, record),
    ofInstallation: ofInstallation || entity.scope === 'instalacao',
    ...(locked && schema.can.update ? { lockedIn: locked.title } : {}),
  }
}

export const useRightsTo = (record: RecordData): Rights => rightsTo(useEntity(), record, useRuleContext())
