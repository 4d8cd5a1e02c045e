<?php
/**
 * The amounts of the form for donations, asked in two lists: each month and once. The site knows one list, in which each amount says how often it is given.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/**
 * How the amounts are asked.
 */
function giving_amounts(): array {
	$amount = array(
		'amount' => option( 'whole', __( 'Amount', 'fairlead' ), '', array( 'as' => 'money' ) ),
		'impact' => option(
			'text',
			__( 'What it pays for', 'fairlead' ),
			'',
			array(
				'as'          => 'wide',
				'placeholder' => __( 'feeds a medium-sized dog all month.', 'fairlead' ),
			)
		),
	);
	/* translators: Keep {amount}, {impact} and the line: "£6: feeds a dog". */
	$line  = __( '{amount}|: {impact}', 'fairlead' );
	$more  = array( 'sorted' => true );
	$lists = array(
		'monthly' => option_rows( $amount, __( 'Each month', 'fairlead' ), array( __( 'Add a monthly amount', 'fairlead' ), __( 'Monthly amount', 'fairlead' ), $line ), '', $more ),
		'once'    => option_rows( $amount, __( 'Once', 'fairlead' ), array( __( 'Add a single amount', 'fairlead' ), __( 'Single amount', 'fairlead' ), $line ), '', $more ),
	);
	return option_group( $lists, __( 'Amounts to choose from', 'fairlead' ), __( 'The website shows the smallest first, and chooses the middle one.', 'fairlead' ) );
}

/**
 * The amounts in their two lists, the smallest first.
 *
 * @param mixed $stored Amounts of the contract.
 */
function amounts_by_frequency( $stored ): array {
	$amounts = array_filter( is_array( $stored ) ? $stored : array(), 'is_array' );
	usort(
		$amounts,
		function ( $a, $b ) {
			return (int) ( $a['amount'] ?? 0 ) <=> (int) ( $b['amount'] ?? 0 );
		}
	);
	$lists = array(
		'monthly' => array(),
		'once'    => array(),
	);
	foreach ( $amounts as $amount ) {
		$lists[ rest_sanitize_boolean( $amount['monthly'] ?? false ) ? 'monthly' : 'once' ][] = $amount;
	}
	return $lists;
}

/**
 * The amounts as the contract has them.
 *
 * @param array|null $given Of the form.
 */
function amounts_from_lists( ?array $given ): array {
	$amounts = array();
	foreach ( array( 'monthly', 'once' ) as $frequency ) {
		foreach ( (array) ( $given[ $frequency ] ?? array() ) as $amount ) {
			$amounts[] = (array) $amount + array( 'monthly' => 'monthly' === $frequency );
		}
	}
	return $amounts;
}
