// The names by which the pages know what the server tells and takes. All shapes are generated from the Python structs
// (tools/web_types.py); here they only get short names, so that nothing imports `components['schemas']`.
import type { components } from '../generated/api';

type Schemas = components['schemas'];

// live play (quadriga.table.messages)
export type ServerMessage = Schemas['ServerMessage'];
export type ClientMessage = Schemas['ClientMessage'];
export type StateMessage = Schemas['StateMessage'];
export type RefusedMessage = Schemas['RefusedMessage'];
export type PreviewMessage = Schemas['PreviewMessage'];
export type WhyMessage = Schemas['WhyMessage'];
export type HintMessage = Schemas['HintMessage'];
export type ChatMessage = Schemas['ChatMessage'];
export type TableInfo = Schemas['TableInfo'];
export type SeatInfo = Schemas['SeatInfo'];
export type PromptInfo = Schemas['PromptInfo'];
export type OptionInfo = Schemas['OptionInfo'];
export type LogLine = Schemas['LogLine'];
export type ChatLine = Schemas['ChatLine'];
export type UndoInfo = Schemas['UndoInfo'];
export type UndoAsked = Schemas['UndoAsked'];
export type Outcome = Schemas['Outcome'];
export type UndoMode = TableInfo['undo'];

// lobby, tables, rules, records (quadriga.server.api)
export type Me = Schemas['Me'];
export type Rename = Schemas['Rename'];
export type Catalogue = Schemas['Catalogue'];
export type GameInfo = Schemas['GameInfo'];
export type BotLevel = Schemas['BotLevel'];
export type Meta = Schemas['Meta'];
export type GameOption = Schemas['Option'];
export type Lobby = Schemas['Lobby'];
export type TableCard = Schemas['TableCard'];
export type TableWanted = Schemas['TableWanted'];
export type SeatWanted = Schemas['SeatWanted'];
export type OptionsWanted = Schemas['OptionsWanted'];
export type OptionsCheck = Schemas['OptionsCheck'];
export type OptionsRefused = Schemas['OptionsRefused'];
export type Invite = Schemas['Invite'];
export type Invites = Schemas['Invites'];
export type Claim = Schemas['Claim'];
export type SeatBot = Schemas['SeatBot'];
export type Replay = Schemas['Replay'];
export type ReplayStep = Schemas['ReplayStep'];
export type ReplayView = Schemas['ReplayView'];
export type Verification = Schemas['Verification'];
export type Rules = Schemas['Rules'];
export type RuleInfo = Schemas['RuleInfo'];
export type GuideStep = Schemas['GuideStep'];
export type Problem = Schemas['Problem'];

// Eight-Minute Empire
export type EmpireView = Schemas['EmpireView'];
export type EmpireEvent = Schemas['EightMinuteEmpireEvent'];
export type EmpireSeatView = Schemas['EightMinuteEmpireSeatView'];
export type EmpireRegionView = Schemas['RegionView'];
export type EmpireGeometry = Schemas['ChartGeometry'];

// Founders of the Empire
export type FoundersView = Schemas['FoundersView'];
export type FoundersEvent = Schemas['FoundersEvent'];
export type FoundersSeatView = Schemas['FoundersSeatView'];
export type FoundersTileView = Schemas['TileView'];
export type FoundersHandView = Schemas['FoundersHandView'];
export type FoundersSupplyView = Schemas['SupplyView'];
export type FoundersRowView = Schemas['RowView'];
export type FoundersGeometry = Schemas['FounderGeometry'];

// Emporion
export type EmporionView = Schemas['EmporionView'];
export type EmporionEvent = Schemas['EmporionEvent'];
export type EmporionRealmView = Schemas['RealmView'];
export type EmporionBillView = Schemas['BillView'];
export type EmporionActionView = Schemas['EmporionActionView'];
export type EmporionPolisView = Schemas['PolisView'];
export type EmporionAmountView = Schemas['AmountView'];
export type EmporionGeometry = Schemas['EmporionGeometry'];

// The Ancient World
export type AncientView = Schemas['AncientView'];
export type AncientEvent = Schemas['AncientWorldEvent'];
export type AncientSeatView = Schemas['AncientWorldSeatView'];
export type AncientActionView = Schemas['AncientWorldActionView'];
export type AncientArmyView = Schemas['ArmyView'];
export type AncientAttackView = Schemas['AttackView'];
export type AncientGainsView = Schemas['GainsView'];
export type AncientAttackArmyView = Schemas['AttackArmyView'];
export type AncientBannerView = Schemas['BannerView'];
export type AncientCardView = Schemas['CardView'];
export type AncientCitizenView = Schemas['CitizenView'];
export type AncientGroundView = Schemas['GroundView'];
export type AncientOfferView = Schemas['OfferView'];
export type AncientPlaceView = Schemas['AncientWorldPlaceView'];
export type AncientTitansView = Schemas['TitansView'];
export type AncientGeometry = Schemas['AncientWorldGeometry'];
