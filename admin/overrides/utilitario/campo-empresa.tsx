import { defineOverride } from '#admin/resource/override.ts'
import { CamposEmpresa } from '#admin/screens/utilitario/campos-empresa/CamposEmpresa.tsx'

export default defineOverride({ list: CamposEmpresa })
