import type { EvaluationContext } from './evaluation.ts'
import { childOf, type GroqNode, isGroqObject, listOf } from './groq.ts'
import type { Compile, CompiledExpression, Scope } from './scope.ts'

type Fields = Record<string, unknown>
type Attribute = (fields: Fields, scope: Scope, context: EvaluationContext) => void

/** `{"name": value, ...splat, condition => {...}}`. */
export function compileObject(node: GroqNode, compile: Compile): CompiledExpression {
  const attributes = listOf(node, 'attributes').map((each) => compileAttributeOf(each, compile))
  return (scope, context) => {
    const fields: Fields = {}
    for (const attribute of attributes) attribute(fields, scope, context)
    return fields
  }
}

function compileAttributeOf(attribute: GroqNode, compile: Compile): Attribute {
  const value = compile(childOf(attribute, 'value'))
  switch (attribute.type) {
    case 'ObjectAttributeValue': {
      const name = String(attribute.name)
      return (fields, scope, context) => {
        context.budget.addValues(1)
        fields[name] = value(scope, context)
      }
    }
    case 'ObjectSplat':
      return (fields, scope, context) => splat(fields, value(scope, context), context)
    case 'ObjectConditionalSplat': {
      const condition = compile(childOf(attribute, 'condition'))
      return (fields, scope, context) => {
        if (condition(scope, context) === true) splat(fields, value(scope, context), context)
      }
    }
    default:
      throw new Error(`${attribute.type} is not supported`)
  }
}

function splat(fields: Fields, value: unknown, context: EvaluationContext): void {
  if (!isGroqObject(value)) return
  const names = Object.keys(value)
  context.budget.addValues(names.length)
  for (const name of names) fields[name] = value[name]
}
