import type {
  ConfirmationRequest,
  DecodingRequest,
  Estimation,
  EstimationRequest,
  MessageRequest,
  ProposalRequest,
} from '../schemas/requests.ts'
import { addressOf, hashOf } from './values.ts'

const signature = `0x${'11'.repeat(64)}1b` as const

export function buildEstimationRequest(
  changes: Partial<EstimationRequest> = {},
): EstimationRequest {
  return { to: addressOf(9), value: '1', data: null, operation: 0, ...changes }
}

export function buildEstimation(changes: Partial<Estimation> = {}): Estimation {
  return { currentNonce: 7, recommendedNonce: 8, safeTxGas: '0', ...changes }
}

export function buildProposalRequest(changes: Partial<ProposalRequest> = {}): ProposalRequest {
  return {
    to: addressOf(9),
    value: '1',
    data: null,
    nonce: 7,
    operation: 0,
    safeTxGas: '0',
    baseGas: '0',
    gasPrice: '0',
    gasToken: addressOf(0),
    refundReceiver: addressOf(0),
    safeTxHash: hashOf(1),
    sender: addressOf(1),
    signature,
    origin: null,
    ...changes,
  }
}

export function buildDecodingRequest(changes: Partial<DecodingRequest> = {}): DecodingRequest {
  return { data: '0xa9059cbb', to: addressOf(0xda1), ...changes }
}

export function buildMessageRequest(changes: Partial<MessageRequest> = {}): MessageRequest {
  return {
    message: 'Sign in to example.test',
    safeAppId: null,
    signature,
    origin: null,
    ...changes,
  }
}

export function buildConfirmationRequest(
  changes: Partial<ConfirmationRequest> = {},
): ConfirmationRequest {
  return { signature, ...changes }
}
