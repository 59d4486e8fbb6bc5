/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '../lib/plainHooks';
import type * as Apollo from '@apollo/client';
import * as ApolloReactHooks from '../lib/plainHooks';
const defaultOptions = {} as const;
/** A stop whose arrival is to be estimated. */
export type EstimateStopInput = {
  /** Departure, when known. */
  depart?: string | null | undefined;
  /** Latitude, degrees. */
  lat: number;
  /** Longitude, degrees. */
  lng: number;
};

/** A question for a price. */
export type InquiryInput = {
  /** Company, when the invoice goes to one. */
  company?: string | null | undefined;
  /** E-mail address that the offer goes to. */
  email: string;
  /** Catering. */
  food?: Array<OrderedFoodInput>;
  /** Full name. */
  fullName: string;
  /** Made once by the form when it opened: the same id sent twice is one inquiry. */
  id: string;
  /** Notes. */
  notes?: string;
  /** How many travel. */
  passengers: number;
  /** Phone number. */
  phone: string;
  /** Discount code. */
  promo?: string | null | undefined;
  /** Two to ten stops in order. */
  stops: Array<StopInput>;
};

/** Catering to order. */
export type OrderedFoodInput = {
  /** How many. */
  count: number;
  /** Id of the food package. */
  id: string;
};

/** A place of a route. */
export type StopInput = {
  /** Address text. */
  address: string;
  /** Town or village. */
  city: string;
  /** Departure; left out at the last stop. */
  depart?: string | null | undefined;
  /** Latitude, degrees. */
  lat: number;
  /** Longitude, degrees. */
  lng: number;
};

export type PortalInfoQueryVariables = Exact<{ [key: string]: never; }>;


export type PortalInfoQuery = { portalInfo: { companyName: string, companyPhone: string | null, companyEmail: string | null, now: string } };

export type InquiryFoodPackagesQueryVariables = Exact<{ [key: string]: never; }>;


export type InquiryFoodPackagesQuery = { foodPackages: Array<{ id: string, name: string, description: string, price: number, hidden: boolean }> };

export type SubmitInquiryMutationVariables = Exact<{
  input: InquiryInput;
}>;


export type SubmitInquiryMutation = { submitInquiry: string };

export type MapSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type MapSettingsQuery = { mapSettings: { googleMapsApiKey: string | null, tilesUrl: string | null, tilesAttribution: string | null } };

export type SuggestPlacesQueryVariables = Exact<{
  text: string;
}>;


export type SuggestPlacesQuery = { suggestPlaces: Array<{ city: string, address: string, lat: number, lng: number, approximate: boolean | null }> };

export type GeocodePlaceQueryVariables = Exact<{
  text: string;
}>;


export type GeocodePlaceQuery = { geocodePlace: { lat: number, lng: number, approximate: boolean | null } | null };

export type EstimateRouteQueryVariables = Exact<{
  stops: Array<EstimateStopInput> | EstimateStopInput;
}>;


export type EstimateRouteQuery = { estimateRoute: { arrivals: Array<string | null>, distanceKm: number, durationMin: number, notes: Array<string>, path: Array<Array<number>> } };


export const PortalInfoDocument = gql`
    query PortalInfo {
  portalInfo {
    companyName
    companyPhone
    companyEmail
    now
  }
}
    `;
export function usePortalInfoQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<PortalInfoQuery, PortalInfoQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PortalInfoQuery, PortalInfoQueryVariables>(PortalInfoDocument, options);
      }
export function usePortalInfoLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PortalInfoQuery, PortalInfoQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PortalInfoQuery, PortalInfoQueryVariables>(PortalInfoDocument, options);
        }
// @ts-ignore
export function usePortalInfoSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PortalInfoQuery, PortalInfoQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PortalInfoQuery, PortalInfoQueryVariables>;
export function usePortalInfoSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PortalInfoQuery, PortalInfoQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PortalInfoQuery | undefined, PortalInfoQueryVariables>;
export function usePortalInfoSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PortalInfoQuery, PortalInfoQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PortalInfoQuery, PortalInfoQueryVariables>(PortalInfoDocument, options);
        }
export type PortalInfoQueryHookResult = ReturnType<typeof usePortalInfoQuery>;
export type PortalInfoLazyQueryHookResult = ReturnType<typeof usePortalInfoLazyQuery>;
export type PortalInfoSuspenseQueryHookResult = ReturnType<typeof usePortalInfoSuspenseQuery>;
export const InquiryFoodPackagesDocument = gql`
    query InquiryFoodPackages {
  foodPackages {
    id
    name
    description
    price
    hidden
  }
}
    `;
export function useInquiryFoodPackagesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<InquiryFoodPackagesQuery, InquiryFoodPackagesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<InquiryFoodPackagesQuery, InquiryFoodPackagesQueryVariables>(InquiryFoodPackagesDocument, options);
      }
export function useInquiryFoodPackagesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<InquiryFoodPackagesQuery, InquiryFoodPackagesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<InquiryFoodPackagesQuery, InquiryFoodPackagesQueryVariables>(InquiryFoodPackagesDocument, options);
        }
// @ts-ignore
export function useInquiryFoodPackagesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<InquiryFoodPackagesQuery, InquiryFoodPackagesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<InquiryFoodPackagesQuery, InquiryFoodPackagesQueryVariables>;
export function useInquiryFoodPackagesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<InquiryFoodPackagesQuery, InquiryFoodPackagesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<InquiryFoodPackagesQuery | undefined, InquiryFoodPackagesQueryVariables>;
export function useInquiryFoodPackagesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<InquiryFoodPackagesQuery, InquiryFoodPackagesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<InquiryFoodPackagesQuery, InquiryFoodPackagesQueryVariables>(InquiryFoodPackagesDocument, options);
        }
export type InquiryFoodPackagesQueryHookResult = ReturnType<typeof useInquiryFoodPackagesQuery>;
export type InquiryFoodPackagesLazyQueryHookResult = ReturnType<typeof useInquiryFoodPackagesLazyQuery>;
export type InquiryFoodPackagesSuspenseQueryHookResult = ReturnType<typeof useInquiryFoodPackagesSuspenseQuery>;
export const SubmitInquiryDocument = gql`
    mutation SubmitInquiry($input: InquiryInput!) {
  submitInquiry(input: $input)
}
    `;
export function useSubmitInquiryMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SubmitInquiryMutation, SubmitInquiryMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SubmitInquiryMutation, SubmitInquiryMutationVariables>(SubmitInquiryDocument, options);
      }
export type SubmitInquiryMutationHookResult = ReturnType<typeof useSubmitInquiryMutation>;
export const MapSettingsDocument = gql`
    query MapSettings {
  mapSettings {
    googleMapsApiKey
    tilesUrl
    tilesAttribution
  }
}
    `;
export function useMapSettingsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<MapSettingsQuery, MapSettingsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MapSettingsQuery, MapSettingsQueryVariables>(MapSettingsDocument, options);
      }
export function useMapSettingsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<MapSettingsQuery, MapSettingsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<MapSettingsQuery, MapSettingsQueryVariables>(MapSettingsDocument, options);
        }
// @ts-ignore
export function useMapSettingsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<MapSettingsQuery, MapSettingsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MapSettingsQuery, MapSettingsQueryVariables>;
export function useMapSettingsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MapSettingsQuery, MapSettingsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MapSettingsQuery | undefined, MapSettingsQueryVariables>;
export function useMapSettingsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MapSettingsQuery, MapSettingsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<MapSettingsQuery, MapSettingsQueryVariables>(MapSettingsDocument, options);
        }
export type MapSettingsQueryHookResult = ReturnType<typeof useMapSettingsQuery>;
export type MapSettingsLazyQueryHookResult = ReturnType<typeof useMapSettingsLazyQuery>;
export type MapSettingsSuspenseQueryHookResult = ReturnType<typeof useMapSettingsSuspenseQuery>;
export const SuggestPlacesDocument = gql`
    query SuggestPlaces($text: String!) {
  suggestPlaces(text: $text) {
    city
    address
    lat
    lng
    approximate
  }
}
    `;
export function useSuggestPlacesQuery(baseOptions: ApolloReactHooks.QueryHookOptions<SuggestPlacesQuery, SuggestPlacesQueryVariables> & ({ variables: SuggestPlacesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SuggestPlacesQuery, SuggestPlacesQueryVariables>(SuggestPlacesDocument, options);
      }
export function useSuggestPlacesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<SuggestPlacesQuery, SuggestPlacesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SuggestPlacesQuery, SuggestPlacesQueryVariables>(SuggestPlacesDocument, options);
        }
// @ts-ignore
export function useSuggestPlacesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<SuggestPlacesQuery, SuggestPlacesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SuggestPlacesQuery, SuggestPlacesQueryVariables>;
export function useSuggestPlacesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SuggestPlacesQuery, SuggestPlacesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SuggestPlacesQuery | undefined, SuggestPlacesQueryVariables>;
export function useSuggestPlacesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SuggestPlacesQuery, SuggestPlacesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<SuggestPlacesQuery, SuggestPlacesQueryVariables>(SuggestPlacesDocument, options);
        }
export type SuggestPlacesQueryHookResult = ReturnType<typeof useSuggestPlacesQuery>;
export type SuggestPlacesLazyQueryHookResult = ReturnType<typeof useSuggestPlacesLazyQuery>;
export type SuggestPlacesSuspenseQueryHookResult = ReturnType<typeof useSuggestPlacesSuspenseQuery>;
export const GeocodePlaceDocument = gql`
    query GeocodePlace($text: String!) {
  geocodePlace(text: $text) {
    lat
    lng
    approximate
  }
}
    `;
export function useGeocodePlaceQuery(baseOptions: ApolloReactHooks.QueryHookOptions<GeocodePlaceQuery, GeocodePlaceQueryVariables> & ({ variables: GeocodePlaceQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<GeocodePlaceQuery, GeocodePlaceQueryVariables>(GeocodePlaceDocument, options);
      }
export function useGeocodePlaceLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<GeocodePlaceQuery, GeocodePlaceQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<GeocodePlaceQuery, GeocodePlaceQueryVariables>(GeocodePlaceDocument, options);
        }
// @ts-ignore
export function useGeocodePlaceSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<GeocodePlaceQuery, GeocodePlaceQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<GeocodePlaceQuery, GeocodePlaceQueryVariables>;
export function useGeocodePlaceSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<GeocodePlaceQuery, GeocodePlaceQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<GeocodePlaceQuery | undefined, GeocodePlaceQueryVariables>;
export function useGeocodePlaceSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<GeocodePlaceQuery, GeocodePlaceQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<GeocodePlaceQuery, GeocodePlaceQueryVariables>(GeocodePlaceDocument, options);
        }
export type GeocodePlaceQueryHookResult = ReturnType<typeof useGeocodePlaceQuery>;
export type GeocodePlaceLazyQueryHookResult = ReturnType<typeof useGeocodePlaceLazyQuery>;
export type GeocodePlaceSuspenseQueryHookResult = ReturnType<typeof useGeocodePlaceSuspenseQuery>;
export const EstimateRouteDocument = gql`
    query EstimateRoute($stops: [EstimateStopInput!]!) {
  estimateRoute(stops: $stops) {
    arrivals
    distanceKm
    durationMin
    notes
    path
  }
}
    `;
export function useEstimateRouteQuery(baseOptions: ApolloReactHooks.QueryHookOptions<EstimateRouteQuery, EstimateRouteQueryVariables> & ({ variables: EstimateRouteQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EstimateRouteQuery, EstimateRouteQueryVariables>(EstimateRouteDocument, options);
      }
export function useEstimateRouteLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EstimateRouteQuery, EstimateRouteQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EstimateRouteQuery, EstimateRouteQueryVariables>(EstimateRouteDocument, options);
        }
// @ts-ignore
export function useEstimateRouteSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EstimateRouteQuery, EstimateRouteQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EstimateRouteQuery, EstimateRouteQueryVariables>;
export function useEstimateRouteSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EstimateRouteQuery, EstimateRouteQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EstimateRouteQuery | undefined, EstimateRouteQueryVariables>;
export function useEstimateRouteSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EstimateRouteQuery, EstimateRouteQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EstimateRouteQuery, EstimateRouteQueryVariables>(EstimateRouteDocument, options);
        }
export type EstimateRouteQueryHookResult = ReturnType<typeof useEstimateRouteQuery>;
export type EstimateRouteLazyQueryHookResult = ReturnType<typeof useEstimateRouteLazyQuery>;
export type EstimateRouteSuspenseQueryHookResult = ReturnType<typeof useEstimateRouteSuspenseQuery>;