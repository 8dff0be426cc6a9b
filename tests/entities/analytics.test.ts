import { describeGroup } from './suite.ts'

describeGroup('analytics')
