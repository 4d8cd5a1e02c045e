<?php
/**
 * What the listing doctor and the list of dogs need to know of a dog.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/** On the site's list of dogs; the others keep only their page. */
const LISTED_STATUSES = array( 'available', 'coming_soon', 'reserved', 'on_trial', 'long_term_foster' );

/** These look for a home; the others are asked for no fee, and for nothing families ask. */
const LOOKING_STATUSES = array( 'available', 'coming_soon', 'reserved', 'on_trial' );

const MIN_WORDS         = 60;
const MIN_PHOTOS        = 3;
const MIN_PHOTO_PIXELS  = 1000;
const MIN_BRIGHTNESS    = 70;
const LONG_WAIT_DAYS    = 90;
const UNTOUCHED_DAYS    = 60;
const MAX_SAMPLE_PIXELS = 32;

/**
 * A field of a dog as stored; null when nothing is known.
 *
 * @param int    $id   The dog.
 * @param string $name Of the field, without "meta.".
 * @return mixed
 */
function known( int $id, string $name ) {
	$rows = get_post_meta( $id, meta_key( $name ) );
	return $rows ? $rows[0] : null;
}

/**
 * How many days the dog has waited: since it was listed, otherwise since its record was published.
 *
 * @param \WP_Post $dog The dog.
 */
function days_waiting( \WP_Post $dog ): int {
	$since = (string) known( $dog->ID, 'listed_on' );
	$since = 10 === strlen( $since ) ? $since : substr( $dog->post_date, 0, 10 );
	return days_between( $since, wp_date( 'Y-m-d' ) );
}

/**
 * Whole days from one day to another, never negative.
 *
 * @param string $from As 2026-11-23.
 * @param string $to   As 2026-11-23.
 */
function days_between( string $from, string $to ): int {
	return (int) max( 0, round( ( strtotime( "$to UTC" ) - strtotime( "$from UTC" ) ) / DAY_IN_SECONDS ) );
}

/**
 * The number of words of a text.
 *
 * @param string $html The text.
 */
function count_words( string $html ): int {
	$words = preg_split( '/\s+/u', plain_text( strip_shortcodes( $html ) ), -1, PREG_SPLIT_NO_EMPTY );
	return $words ? count( $words ) : 0;
}

/**
 * How much of what people ask about a dog is filled in, in percent.
 *
 * @param \WP_Post $dog The dog.
 */
function completeness( \WP_Post $dog ): int {
	$photos   = count( photos_of( $dog->ID ) );
	$children = known( $dog->ID, 'children' );
	$answers  = array(
		$photos > 0,
		$photos >= MIN_PHOTOS,
		count_words( $dog->post_content ) >= MIN_WORDS,
		(bool) terms_of( $dog->ID, 'dog_breed' ),
		(bool) terms_of( $dog->ID, 'dog_trait' ),
		isset( $children['fit'] ) || isset( $children['min_age'] ),
	);
	$fields   = array( 'status', 'sex', 'birth_date', 'size', 'good_with_dogs', 'good_with_cats', 'hours_alone', 'garden', 'energy', 'experience', 'vaccinated', 'microchipped', 'neutered', 'location', 'fee', 'listed_on', 'first_person_line', 'home_summary' );
	$skipped  = is_looking( $dog ) ? array() : array( 'fee', 'home_summary' );
	foreach ( array_diff( $fields, $skipped ) as $name ) {
		$answers[] = null !== known( $dog->ID, $name );
	}
	return (int) round( 100 * count( array_filter( $answers ) ) / count( $answers ) );
}

/**
 * Whether a text looks like the address of a house: a postcode, or a number and a street.
 *
 * @param string $text A location.
 */
function looks_like_address( string $text ): bool {
	$postcode = '/\b[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}\b/i';
	$street   = '/\b\d+\s?[a-z]?,?\s+(?:[\p{L}’\']+\s+)+(?:street|st|road|rd|lane|avenue|ave|close|drive|way|court|crescent|gardens|place|terrace|row|mews|grove|hill)\b/iu';
	return 1 === preg_match( $postcode, $text ) || 1 === preg_match( $street, $text );
}

/** A request does not wait for more; the others follow in the next ones. */
const MAX_MEASURED_AT_ONCE = 25;

/**
 * The mean brightness of a picture from 0 to 255, measured once; null when it is not known (yet).
 *
 * @param int $id The picture.
 */
function brightness( int $id ): ?int {
	static $count = 0;
	$known        = get_post_meta( $id, meta_key( 'brightness' ), true );
	if ( '' !== $known ) {
		return (int) $known >= 0 ? (int) $known : null;
	}
	if ( ++$count > MAX_MEASURED_AT_ONCE ) {
		return null;
	}
	$measured = measure_brightness( $id );
	update_post_meta( $id, meta_key( 'brightness' ), $measured ?? -1 );
	return $measured;
}

/**
 * Measures the smallest file of a picture.
 *
 * @param int $id The picture.
 */
function measure_brightness( int $id ): ?int {
	$small = image_get_intermediate_size( $id, 'thumbnail' );
	$file  = $small ? path_join( dirname( (string) get_attached_file( $id ) ), $small['file'] ) : get_attached_file( $id );
	if ( ! $file || ! is_readable( $file ) || ! function_exists( 'imagecreatefromstring' ) || filesize( $file ) > 2 * MB_IN_BYTES ) {
		return null;
	}
	// phpcs:ignore WordPress.PHP.NoSilencedErrors, WordPress.WP.AlternativeFunctions -- A broken file of the own disk is no error here.
	$picture = @imagecreatefromstring( (string) file_get_contents( $file ) );
	$sample  = $picture ? imagescale( $picture, MAX_SAMPLE_PIXELS, MAX_SAMPLE_PIXELS ) : false;
	if ( ! $sample ) {
		return null;
	}
	$sum = 0;
	for ( $x = 0; $x < MAX_SAMPLE_PIXELS; $x++ ) {
		for ( $y = 0; $y < MAX_SAMPLE_PIXELS; $y++ ) {
			$colour = imagecolorsforindex( $sample, imagecolorat( $sample, $x, $y ) );
			$sum   += 0.299 * $colour['red'] + 0.587 * $colour['green'] + 0.114 * $colour['blue'];
		}
	}
	return (int) round( $sum / MAX_SAMPLE_PIXELS ** 2 );
}
